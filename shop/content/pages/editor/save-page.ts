import { href } from 'react-router'
import { texts } from '#texts/content/pages/editor'
import { saveRecord } from '../../../core/admin-kit/resource/editor/save-record.ts'
import { callsOf } from '../../../core/admin-kit/resource/screen/resource-options.ts'
import type { Api } from '../../../core/api.ts'
import { editedPages } from '../edit-pages.contract.ts'

/** Saves or deletes a page. Reloads the document after saving, because its menus may have changed. */
export const savePage = (api: Api, request: Request, id?: string) =>
  saveRecord({
    ...{ api, request, id },
    calls: callsOf(editedPages),
    // The form validated it with the schema, and the server validates it again.
    body: (form) => Object.fromEntries(form) as never,
    texts: { saved: texts.pageSaved },
    list: href('/admin/pages'),
    reloadsDocument: true,
  })
