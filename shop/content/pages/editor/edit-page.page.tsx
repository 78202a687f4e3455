import { href } from 'react-router'
import { texts } from '#texts/content/pages/editor'
import { recordScreen } from '../../../core/admin-kit/resource/editor/record-screen.tsx'
import { callsOf } from '../../../core/admin-kit/resource/screen/resource-options.ts'
import { TranslationLinks } from '../../../core/translations/translation-links.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { nullOn404 } from '../../../ui/feedback/null-on-404.ts'
import { editedPages, getEditedPage } from '../edit-pages.contract.ts'
import { PageFields } from './page-fields.tsx'
import { WithPreview } from './page-preview.tsx'

const screen = recordScreen(() => ({
  texts: texts.editor,
  list: { to: href('/admin/pages'), texts: texts.screen },
  newId: 'create',
  load: async (api, { id }) => ({
    record: id === undefined ? undefined : await api(getEditedPage, { params: { id } }).catch(nullOn404),
  }),
  name: ({ title }) => texts.editPage(title),
  schema: async () => (await import('../edit-pages.contract.ts')).ContentPageForm,
  fields: (page) => <PageFields page={page} />,
  removal: ({ title }) => ({ label: texts.deletePage, text: texts.deletionHint(title), name: title }),
  actions: ({ slug, state }) => (
    <ButtonLink to={href('/pages/:slug', { slug })} weight="secondary">
      {state === 'published' ? texts.viewPage : texts.previewInShop}
    </ButtonLink>
  ),
  around: (editor, { record }) => (
    <>
      {record && <TranslationLinks kind="content_page" id={record.id} />}
      <WithPreview isShown={record !== null}>{editor}</WithPreview>
    </>
  ),
  calls: callsOf(editedPages),
  // The form validated it with the schema, and the server validates it again.
  body: (form) => Object.fromEntries(form) as never,
  // The menus may have changed.
  reloadsDocument: true,
}))

export const { clientLoader, clientAction, meta, handle } = screen
export default screen.Page
