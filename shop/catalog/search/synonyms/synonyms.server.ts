import type { ShopApp } from '../../../../server/http/shop-app.ts'
import type { Services } from '../../../../server/services.ts'
import { defineResource } from '../../../core/admin-kit/resource/define-resource.server.ts'
import { SEARCH } from '../../products/read/catalogue-tags.server.ts'
import { MAX_GROUPS, synonyms } from './synonyms.contract.ts'
import { synonymsStore } from './synonyms-store.server.ts'

/** Registers the endpoints of synonyms. */
export function synonymEndpoints(app: ShopApp, services: Services): void {
  defineResource(app, services, synonyms, {
    kind: 'synonyms',
    store: synonymsStore,
    conflict: 'These synonyms were changed by someone else. Reload them and try again.',
    audited: ({ terms }) => ({ terms }),
    limit: { max: MAX_GROUPS, errors: { terms: [`Ensure there are no more than ${MAX_GROUPS} groups.`] } },
    tags: () => [SEARCH],
  })
}
