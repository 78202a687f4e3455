import { z } from 'zod'
import { resourceContract } from '../../admin-kit/resource/resource.contract.ts'
import type { FormFieldResponse } from '../fields/form-fields.contract.ts'
import { generatedForm, generatedItem } from '../fields/generated-form.contract.ts'

interface RecordsOf {
  extension: string
  name: string
  title: string
  role: 'catalogue' | 'orders' | 'owner'
  fields: readonly FormFieldResponse[]
}

/** Returns the endpoints of a resource of an extension. */
export const recordsContract = ({ extension, name, title, role, fields }: RecordsOf) =>
  resourceContract({
    path: `/api/x/${extension}/${name}/`,
    allow: role,
    schema: {
      tag: `Extension ${extension}`,
      list: 'records',
      item: z.object({ id: z.int(), ...generatedItem(fields), version: z.int() }),
      form: generatedForm(fields),
      summaries: {
        list: `${title}: list the records, oldest first`,
        add: `${title}: create a record`,
        change: `${title}: update a record`,
        remove: `${title}: delete a record`,
      },
    },
  })
