import { plural } from '../../../lib/texts/en.ts'

// home-editing.page.tsx
export const homePage = 'Home page'
export const onlyStaff = 'Only staff can edit the home page.'
export const failedToLoad = 'The home page couldn’t be loaded. Try again.'
export const photographSaved = 'Photo saved'
export const photographRemoved = 'Photo removed'
export const sectionsHint = 'Sections above the product list. Empty sections are hidden until they have content.'

// save-home.tsx
export const homePageSaved = 'Home page saved'
export const undo = 'Undo'
export const restored = 'Changes undone'
export const undoRefused = 'Someone else has changed the home page since. Your changes weren’t undone.'

// home-editor.tsx
export const someoneElseSaved =
  'Someone else has saved the home page. Your changes are still in the form below. Saving again overwrites the other version.'
export const notSavedYet = 'The changes of the home page aren’t saved.'
export const allSections = 'Sections'
export const addSection = 'Add section'
export const atMost = (most: number) => `A home page can have at most ${most} sections. Remove one first.`
export const allProducts = 'All products'
export const allProductsText = 'Always shown below the sections.'
export const nowAt = (title: string, place: number) => `${title} is now at place ${place}`
export const added = (title: string) => `${title} added`
export const removed = (title: string) => `${title} removed. Save to apply.`
export const undoRemoval = 'Restore'

// section-row.tsx
export const moveUp = (title: string) => `Move ${title} up`
export const moveToTop = (title: string) => `Move ${title} to the top`
export const moveDown = (title: string) => `Move ${title} down`
export const hide = (title: string) => `Hide ${title}`
export const show = (title: string) => `Show ${title}`
export const remove = (title: string) => `Remove ${title}`
export const hideSection = 'Hide'
export const showSection = 'Show'
export const removeSection = 'Remove'
export const hidden = 'Hidden'
export const needsAttention = 'Fields need attention'

// save-bar.tsx
export const saveChanges = 'Save'
export const unsaved = 'Unsaved changes'
export const allSaved = 'All changes saved'
export const discard = 'Discard'
export const viewHome = 'View home page'
export const preview = 'Preview'
export const closePreview = 'Close preview'

// add-section.tsx
export const chooseSection = 'Add a section'
export const alreadyOnPage = 'Already on the page'

// home-preview.tsx
export const failedToPreview = 'The preview couldn’t be updated.'
export const incomplete = (count: number) =>
  `${plural(count, '1 section is', `${count} sections are`)} empty or incomplete and not shown yet.`

// photograph-form.tsx
export const photograph = 'Photo of the hero'
export const photographHint =
  'Replaces the scene of the section “Products in a scene”. Aspect ratio 5:2. Without a photo, your chosen products are shown as framed pictures. Saved immediately.'
export const photo = 'Photo'
export const save = 'Save photo'
export const removePhoto = 'Remove picture'
export const removePhotoHint =
  'The products are then shown as framed pictures. To restore the picture, upload it again.'
export const removePicture = 'Remove picture'
