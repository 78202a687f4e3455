import type { HomeSection } from '../../../core/settings/settings-groups.contract.ts'

// home-editing.page.tsx
export const homePage = 'Home page'
export const onlyStaff = 'Only staff of the shop can arrange its home page.'
export const failedToLoad = 'Failed to load the home page, perhaps our server is down'
export const photographSaved = 'Photograph saved'
export const photographRemoved = 'Photograph removed'

// save-sections.ts
export const someoneElseArranged = 'Somebody else has arranged the home page meanwhile. This is how it stands now.'

// sections-editor.tsx
export const above =
  'What stands above all products, from the top. Each change is saved at once; what has nothing to show is left out by itself.'
export const seeIt = 'See the home page'
export const sections: Record<HomeSection, { title: string; text: string }> = {
  counter: { title: 'The counter', text: 'Things of the shop on a counter, with the words that the page begins with.' },
  collections: { title: 'Collections', text: 'Those at the top, as tall pictures.' },
  new: {
    title: 'New on the counter',
    text: 'The five products that came last, once a collection begins the home page: until then all products begin with what is new.',
  },
  story: { title: 'One thing, told', text: 'A product with the beginning of its own words.' },
  reviews: { title: 'What people say', text: 'Three short reviews of nearly all stars, from three on.' },
}
export const moveUp = (title: string) => `Move ${title} up`
export const moveDown = (title: string) => `Move ${title} down`
export const nowAt = (title: string, place: number) => `${title} is now at place ${place}`
export const isShown = (title: string) => `Show ${title}`
export const onTheCounter = 'On the counter'
export const upToEight = 'Up to eight. With none chosen the newest stand there.'
export const toldOf = 'The product that is told of'
export const bestRated = 'With none chosen it is the one that is rated best.'
export const takeAway = (title: string) => `Take ${title} away`

// photograph-form.tsx
export const photograph = 'A photograph of your own'
export const inPlaceOf =
  'It takes the place of the counter, five wide and two high. Without one, and where other things are chosen than were drawn, the products stand on the counter as framed pictures.'
export const picture = 'Photograph'
export const save = 'Save photograph'
export const remove = 'Remove what is shown'
export const framedFromThenOn =
  'The products then stand on the counter as framed pictures. What was drawn or photographed cannot be brought back but by uploading it.'
export const removePicture = 'Remove picture'
