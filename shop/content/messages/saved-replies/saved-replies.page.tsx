import { href } from 'react-router'
import { texts } from '#texts/content/messages/saved-replies'
import { callsOf } from '../../../core/admin-kit/resource/screen/resource-options.ts'
import { resourceScreen } from '../../../core/admin-kit/resource/screen/resource-screen.tsx'
import { orderSavedReplies, savedReplies } from './saved-replies.contract.ts'

const screen = resourceScreen(() => ({
  texts: texts.screen,
  up: { to: href('/admin/contact'), name: texts.messages },
  calls: { ...callsOf(savedReplies), order: (api, ids) => api(orderSavedReplies, { body: { ids: [...ids] } }) },
  form: async () => (await import('./saved-reply-form.contract.ts')).SavedReplyForm,
  items: ({ saved_replies }) => saved_replies,
  name: ({ name }) => name,
  values: ({ name, body }) => ({ name, body }),
  fields: {
    name: { label: texts.name, maxLength: 60 },
    body: { label: texts.text, hint: texts.placeholders, rows: 4, maxRows: 12, maxLength: 2_000 },
  },
  summary: ({ body }) => body,
  columns: {
    name: { label: texts.name, value: ({ name }) => name },
    body: {
      label: texts.text,
      value: ({ body }) => body,
      cell: ({ body }) => <span className="line-clamp-3 max-w-prose whitespace-pre-line">{body}</span>,
    },
  },
}))

export const { clientLoader, clientAction, meta, handle } = screen
export default screen.Page
