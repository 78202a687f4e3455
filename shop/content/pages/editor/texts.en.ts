import type { PageLink } from '../content-pages.contract.ts'
import type { EditedPage } from '../edit-pages.contract.ts'

// pages.page.tsx
export const pages = 'Pages'
export const onlyStaff = 'Only staff of the shop can write its pages.'
export const failedToLoad = 'Failed to load pages, perhaps our server is down'
export const whatPagesAre =
  'Who you are, how you deliver, what the law asks for. Each shop begins with drafts: fill in what stands in square brackets, then publish.'
export const createAPage = 'Create a page'
export const noPages = 'There are no pages.'
export const moveUp = (title: string) => `Move ${title} up`
export const moveDown = (title: string) => `Move ${title} down`
export const states: Record<EditedPage['state'], string> = { draft: 'Draft', published: 'Published', hidden: 'Hidden' }
export const inMenus: Record<PageLink['menu'], string> = {
  header: 'in the header',
  footer: 'in the footer',
  none: 'in no menu',
}

// edit-page.page.tsx
export const editAPage = 'Edit a page'
export const editPage = (title: string) => `Edit ${title}`
export const pageSaved = 'Page saved'
export const pageDeleted = 'Page deleted'
export const someoneElseSavedThis =
  'Somebody else has saved this page meanwhile. Nothing that you typed is lost: save again to put yours in place of theirs.'
export const deleteLabel = 'Delete…'
export const itsTextGoes = (title: string) =>
  `“${title}” and its text go for ever, and its address leads nowhere. To keep it for yourself, save it as hidden.`
export const deletePage = 'Delete page'
export const seeIt = 'See the page'

// page-form.tsx
export const title = 'Title'
export const slug = 'Slug'
export const itsAddress = (address: string) => `Its address: ${address}`
export const text = 'Text'
export const markdown = '### makes a heading, **bold**, _italic_, - a list, [words](/address) a link.'
export const menu = 'Menu'
export const state = 'Who sees it'
export const menus: Record<PageLink['menu'], string> = { header: 'Header', footer: 'Footer', none: 'In no menu' }
export const stateChoices: Record<EditedPage['state'], string> = {
  draft: 'Draft: staff only',
  published: 'Published: everybody',
  hidden: 'Hidden: staff only',
}
export const metaTitle = 'Title for search engines'
export const metaDescription = 'Description for search engines'
export const mayBeEmpty = 'Made of the title and text when it is empty.'
export const save = 'Save'
