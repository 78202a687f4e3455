import type { HomeSection } from '../../../core/settings/settings-groups.contract.ts'

// home-editing.page.tsx
export const homePage = 'Home page'
export const onlyStaff = 'Only staff can edit the home page.'
export const failedToLoad = 'The home page couldn’t be loaded. Try again.'
export const photographSaved = 'Photo saved'
export const photographRemoved = 'Photo removed'

// save-sections.ts
export const someoneElseArranged = 'Someone else has changed the home page. This is the current version.'

// sections-editor.tsx
export const above = 'Sections above the product list. Each change is saved immediately. Empty sections are hidden.'
export const viewHome = 'View home page'
export const sections: Record<HomeSection, { title: string; text: string }> = {
  counter: { title: 'Hero', text: 'Products in a scene, with the headline of the home page.' },
  collections: { title: 'Collections', text: 'Your top-level collections as large pictures.' },
  new: {
    title: 'New in the shop',
    text: 'The five newest products. Only shown while a collection is first on the home page.',
  },
  story: { title: 'Featured product', text: 'One product with the beginning of its description.' },
  reviews: { title: 'Customer reviews', text: 'Three short positive reviews. Shown once there are at least three.' },
}
export const moveUp = (title: string) => `Move ${title} up`
export const moveDown = (title: string) => `Move ${title} down`
export const nowAt = (title: string, place: number) => `${title} is now at place ${place}`
export const isShown = (title: string) => `Show ${title}`
export const featured = 'Featured'
export const upToEight = 'Up to eight products. Without a choice, the newest are shown.'
export const featuredProduct = 'Featured product'
export const bestRated = 'Without a choice, the best rated product is shown.'
export const takeAway = (title: string) => `Remove ${title}`

// photograph-form.tsx
export const photograph = 'Your own photo'
export const inPlaceOf =
  'Replaces the scene. Aspect ratio 5:2. Without a photo, your chosen products are shown as framed pictures.'
export const photo = 'Photo'
export const save = 'Save photo'
export const remove = 'Remove picture'
export const framedFromThenOn =
  'The products are then shown as framed pictures. To restore the picture, upload it again.'
export const removePicture = 'Remove picture'
