import type { LinkKind, MenuKind, MenuName } from '../edit-menus.contract.ts'

// menus.page.tsx
export const menus = 'Menus'
export const onlyStaff = 'Only staff can edit menus.'
export const failedToLoad = 'Menus couldn’t be loaded. Try again.'
export const menusSaved = 'Menus saved'

// menus-editor.tsx
export const about = 'The links of every page. Changes are visible after you save them.'
export const save = 'Save'
export const discard = 'Discard changes'
export const saving = 'Saving…'
export const unsaved = 'Unsaved changes'
export const notSavedNote = 'Your changes of the menus aren’t saved.'
export const changedMeanwhile =
  'Someone else has changed the menus. Your changes are still here. Save again to overwrite theirs.'
export const titles: Record<MenuName, string> = { shop: 'Shop menu', header: 'Header', footer: 'Footer' }
export const hints: Record<MenuName, string> = {
  shop: 'The menu behind “Shop” in the header. Entries can have nested links.',
  header:
    'The links next to the shop menu. Wide screens show four, narrow ones two. The others move to the help column of the footer.',
  footer: 'Columns of links at the end of every page.',
}
export const alwaysShown = 'Always shown'
export const fixed = {
  home: 'Home',
  contact: 'Contact us',
  tools: 'Search, cart, account menu',
  terms: 'Terms of Service',
  withdrawal: 'Withdraw from contract here (while the checkout is open)',
  allCollections: 'All collections',
  account: 'You: Account, Orders, Cart',
}

// entry-list.tsx
export const addEntry = 'Add entry'
export const addLink = 'Add link'
export const addColumn = 'Add column'
export const addTo = (name: string) => `Add a link below ${name}`
export const empty: Record<MenuName, string> = {
  shop: 'No entries yet. Without entries, the shop menu is hidden.',
  header: 'No links yet.',
  footer: 'No links yet. An empty column is hidden.',
}
export const kinds: Record<MenuKind, string> = {
  collection: 'Collection',
  page: 'Page',
  screen: 'Built-in screen',
  link: 'Own link',
  heading: 'Heading without a link',
  shop: 'Place of the shop menu',
  collections: 'The first six collections of the shop menu',
  help: 'Help column',
}
export const column = 'Column'
export const isHidden = 'Hidden: the target isn’t published.'
export const isDeleted = 'Hidden: the target was deleted. Remove this entry.'
export const edit = (name: string) => `Edit ${name}`
export const moveUp = (name: string) => `Move ${name} up`
export const moveDown = (name: string) => `Move ${name} down`
export const remove = (name: string) => `Remove ${name}`
export const removed = (name: string) => `Removed: ${name}`
export const undo = 'Undo'
export const nowAt = (name: string, place: number) => `${name} is number ${place} now`
export const isFull = 'This list is full. Remove an entry first.'

// entry-dialog.tsx
export const newEntry = 'Add to the menu'
export const kind = 'Type'
export const kindChoices: Record<LinkKind, string> & Record<'heading' | 'collections', string> = {
  collection: 'Collection',
  page: 'Page',
  screen: 'Built-in screen',
  link: 'Own link',
  heading: 'Heading',
  collections: 'First collections of the shop menu',
}
export const target: Record<Exclude<LinkKind, 'link'>, string> = {
  collection: 'Collection',
  page: 'Page',
  screen: 'Screen',
}
export const unpublished = (title: string) => `${title} (not published)`
export const address = 'Address'
export const addressHint = 'A path of this shop, such as /collections/new, or a web address that begins with https://.'
export const text = 'Text'
export const ownText = 'Own text'
export const ownTextHint = (title: string) => `If empty: ${title}`
export const withSubcollections = (count: number) =>
  count === 1 ? 'Add its subcollection below it' : `Add its ${count} subcollections below it`
export const place = 'Place'
export const topLevel = 'Top level'
export const below = (name: string) => `Below ${name}`
export const inColumn = (name: string) => `Column ${name}`
export const add = 'Add'
export const apply = 'Apply'
export const nothingToAdd: Record<'collection' | 'page', string> = {
  collection: 'No collections yet.',
  page: 'No pages yet.',
}
