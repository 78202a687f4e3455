import { type ClientActionFunctionArgs, href, Link } from 'react-router'
import { texts as own } from '#texts/admin/customers'
import { texts } from '#texts/admin/customers/tags'
import { callsOf } from '../../../core/admin-kit/resource/screen/resource-options.ts'
import { resourceScreen } from '../../../core/admin-kit/resource/screen/resource-screen.tsx'
import { apiFrom } from '../../../core/api.ts'
import { runAction } from '../../../ui/feedback/run-action.ts'
import { MergeTag } from './merge-tag.tsx'
import { MAX_TAG_LENGTH } from './tag-limits.contract.ts'
import { type CustomerTag, customerTags, mergeTag } from './tags.contract.ts'

const screen = resourceScreen(() => ({
  texts: texts.screen,
  up: { to: href('/admin/customers'), name: own.customers },
  // No bulk deletion: its undo can't restore the tags of customers.
  calls: callsOf({ ...customerTags, bulk: undefined, undo: undefined }),
  form: async () => (await import('./tag-form.contract.ts')).TagForm,
  items: ({ tags }) => tags,
  name: ({ name }) => name,
  values: ({ name }) => ({ name }),
  fields: { name: { label: texts.name, maxLength: MAX_TAG_LENGTH } },
  // A deletion here can be undone, which would not give the tag back to its customers.
  canRemove: ({ customers }) => customers === 0,
  columns: {
    name: { label: texts.name, value: ({ name }) => name },
    customers: {
      label: own.customers,
      value: ({ customers }) => customers,
      cell: (tag) => <CustomersOfTag tag={tag} />,
    },
  },
}))

export async function clientAction(args: ClientActionFunctionArgs) {
  const { context, request } = args
  const form = await request.clone().formData()
  if (form.get('intent') !== 'merge') return screen.clientAction(args)
  const [api, id, version] = [apiFrom(context), String(form.get('id')), String(form.get('version'))]
  const [into, label] = [String(form.get('into')), String(form.get('label'))]
  return into === ''
    ? runAction(api(customerTags.remove, { params: { id }, query: { version } }), texts.deleted(label))
    : runAction(api(mergeTag, { params: { id }, body: { into, version } }), texts.merged(label))
}

export const { clientLoader, meta, handle } = screen
export default screen.Page

function CustomersOfTag({ tag }: { tag: CustomerTag }) {
  if (tag.customers === 0) return texts.withTag(0)
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <Link to={`${href('/admin/customers')}?tag=${tag.id}`} className="lone-link underline underline-offset-4">
        {texts.withTag(tag.customers)}
      </Link>
      <MergeTag tag={tag} />
    </div>
  )
}
