import { z } from 'zod'
import { endpoint } from '../../../../lib/endpoint.ts'
import type { FormFieldResponse } from '../fields/form-fields.contract.ts'
import { generatedForm } from '../fields/generated-form.contract.ts'
import { ScreenResponse } from './screen-content.contract.ts'

interface ScreenOf {
  extension: string
  name: string
  title: string
  role: 'catalogue' | 'orders' | 'owner'
}

/** Returns the endpoint that loads a screen of an extension. */
export const screenContract = ({ extension, name, title, role }: ScreenOf) =>
  endpoint({
    method: 'GET',
    url: `/api/x/${extension}/screens/${name}/`,
    schema: {
      summary: `${title}: get the content of the screen`,
      description: 'Other parameters are passed to the extension.',
      tags: [`Extension ${extension}`],
      querystring: z
        .object({ after: z.string().max(200).optional().describe('cursor of the page of a table') })
        .catchall(z.string().max(500)),
      response: { 200: ScreenResponse },
    },
    config: { allow: role },
  })

/** Returns the endpoint of an action of a screen. */
export const actionContract = (
  { extension, name, role }: Omit<ScreenOf, 'title'>,
  action: { name: string; label: string; fields: readonly FormFieldResponse[] },
) =>
  endpoint({
    method: 'POST',
    url: `/api/x/${extension}/screens/${name}/${action.name}/`,
    schema: {
      summary: action.label,
      tags: [`Extension ${extension}`],
      body: generatedForm(action.fields).extend({
        of: z.string().max(200).default('').describe('what the action is about, from the content of the screen'),
      }),
      response: { 200: z.object({ message: z.string() }) },
    },
    config: { allow: role, creates: true },
  })
