import { counted } from '../../../../lib/texts/en.ts'
import type { ResourceTexts } from '../../../core/admin-kit/resource/screen/resource-options.ts'
import type { PageLink } from '../content-pages.contract.ts'
import type { EditedPage } from '../edit-pages.contract.ts'

// pages.page.tsx
export const screen: ResourceTexts = {
  title: 'Pages',
  onlyStaff: 'Only staff can edit pages.',
  failedToLoad: 'Failed to load pages, perhaps our server is down',
  count: (count) => counted(count, 'page', 'pages'),
  empty: 'No pages yet.',
}
export const whatPagesAre =
  'About you, delivery and legal pages. Complete the text in square brackets in the drafts, then publish them.'
export const createAPage = 'Create a page'
export const editMenus = 'Edit menus'
export const states: Record<EditedPage['state'], string> = { draft: 'Draft', published: 'Published', hidden: 'Hidden' }

// edit-page.page.tsx
export const editor = { title: 'Edit a page', add: createAPage, saved: 'Page saved' }
export const editPage = (title: string) => `Edit ${title}`
export const deletionHint = (title: string) =>
  `“${title}” is deleted and its address stops working. You can undo this for 10 seconds. Save it as hidden to keep it for staff.`
export const deletePage = 'Delete page'
export const viewPage = 'View page'
export const previewInShop = 'Preview in the shop'

// page-editor.tsx
export const title = 'Title'
export const slug = 'Slug'
export const text = 'Text'
export const factsHint = 'Facts from your settings are filled in. Check them, complete the brackets, and save.'
export const preview = 'Preview'
export const untitled = 'Title'

// add-picture.tsx
export const addPicture = 'Add picture'
export const pictureFile = 'Picture (JPEG, PNG or WebP)'
export const choosePicture = 'Choose a picture.'
export const altText = 'Alternative text'
export const altHint = 'What the picture shows, for people who can’t see it.'
export const altTextMissing = 'Describe the picture, or mark it as decorative.'
export const isDecorative = 'The picture is only decorative'
export const uploadPicture = 'Upload'
export const uploading = 'Uploading…'

// page-editor.tsx
export const menu = 'Menu'
export const placeInMenus: Record<PageLink['menu'], string> = {
  header: 'The header or the shop menu links this page.',
  footer: 'The footer links this page.',
  none: 'No menu links this page.',
}
export const visibility = 'Visibility'
export const menus: Record<PageLink['menu'], string> = { header: 'Header', footer: 'Footer', none: 'In no menu' }
export const stateChoices: Record<EditedPage['state'], string> = {
  draft: 'Draft: staff only',
  published: 'Published: everyone',
  hidden: 'Hidden: staff only',
}
export const titleForSearchEngines = 'Title for search engines'
export const metaDescription = 'Description for search engines'
export const mayBeEmpty = 'If empty, the title and text are used.'
