import type { ShopApp } from '../../../../server/http/shop-app.ts'
import type { Services } from '../../../../server/services.ts'
import type { Extension } from '../../../extension/extension.ts'
import type { ExtensionResource } from '../../../extension/resources.ts'
import { defineResource } from '../../admin-kit/resource/define-resource.server.ts'
import type { ApiValue } from '../fields/form-fields.contract.ts'
import { apiValues, describeFields, storedValues, typedFormValues } from '../fields/form-values.server.ts'
import { requireEnabled } from '../require-enabled.server.ts'
import { auditOf } from './record-audit.server.ts'
import { columnsOf, fullText, maxRecords, takenText } from './record-columns.server.ts'
import { recordsContract } from './records.contract.ts'
import { recordsStore, UNIQUE_INDEX } from './records-store.server.ts'

/** Registers the endpoints of the resources of all listed extensions. */
export function recordEndpoints(app: ShopApp, services: Services): void {
  for (const extension of services.extensions.listed)
    for (const [name, resource] of Object.entries(extension.resources ?? {}))
      resourceEndpoints(app, services, extension, name, resource)
}

function resourceEndpoints(
  app: ShopApp,
  services: Services,
  extension: Extension,
  name: string,
  resource: ExtensionResource,
): void {
  const { title, role, fields, unique } = resource
  const { list, add, change, remove, bulk, undo } = recordsContract({
    ...{ extension: extension.name, name, title, role },
    fields: describeFields(fields),
  })
  const preValidation = async () => requireEnabled(services, extension)
  const contract = {
    list: { ...list, preValidation },
    add: { ...add, preValidation },
    change: { ...change, preValidation },
    remove: { ...remove, preValidation },
    bulk: { ...bulk, preValidation },
    undo: { ...undo, preValidation },
  }
  const max = maxRecords(resource)
  defineResource(app, services, contract, {
    kind: 'extension_record',
    store: recordsStore(extension.name, name),
    conflict: 'This record was changed by someone else. Reload it and try again.',
    ...auditOf(resource),
    limit: { max, errors: { non_field_errors: [fullText(max)] } },
    // The error is at the field of the form, and the index is on the column of the unique value.
    ...(unique !== undefined && { unique: { column: unique as never, index: UNIQUE_INDEX, error: takenText } }),
    columns: async (form) => columnsOf(resource, typedFormValues(fields, form as Record<string, ApiValue>)),
    toItem: async ({ id, version, fields: stored }) => ({
      id,
      ...apiValues(fields, storedValues(fields, stored)),
      version,
    }),
  })
}
