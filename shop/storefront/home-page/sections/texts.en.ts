import type { HomeSectionKind } from './sections.contract.ts'

// sections.ts: each kind in the menu that adds a section
export const kinds: Record<HomeSectionKind, { title: string; text: string }> = {
  hero: { title: 'Hero picture', text: 'A picture across the full width with a headline, a text and a button.' },
  counter: { title: 'Products in a scene', text: 'Up to eight products with the headline of the home page.' },
  text: { title: 'Text', text: 'A heading and a text with links and lists.' },
  picture_text: { title: 'Picture with text', text: 'A picture on the left or right of a text.' },
  collection: { title: 'Collection', text: 'The first products of one collection.' },
  products: { title: 'Products', text: 'Products that you choose, the newest or the most popular ones.' },
  countdown: { title: 'Countdown', text: 'The time until a date. The section disappears at that moment.' },
  video: { title: 'Video', text: 'A picture that opens a video on another site.' },
  reviews: { title: 'Customer reviews', text: 'The newest short reviews. Shown once there are at least three.' },
  story: { title: 'Featured product', text: 'One product with the beginning of its description.' },
  collections: { title: 'Collections', text: 'Your top-level collections as large pictures.' },
  new: {
    title: 'New in the shop',
    text: 'The five newest products. Only shown while a collection is first on the home page.',
  },
}

// fields
export const heading = 'Heading'
export const headline = 'Headline'
export const text = 'Text'
export { markdownHint } from '../../../ui/markdown/texts.en.ts'
export const buttonLabel = 'Text of the button'
export const buttonLink = 'Address that the button opens'
export const buttonHint = 'For example /collections/new. Leave both empty for no button.'
export const count = 'Number of products'
export const optional = 'May be empty.'

// picture-field.tsx
export const picture = 'Picture'
export const uploading = 'Uploading the picture…'
export const failedToUpload = 'The picture couldn’t be uploaded. Choose it again.'

// chosen-products.tsx
export const chosen = 'Chosen products'
export const numberChosen = (count: number, most: number) => `${count} of ${most} chosen`
export const moveUp = (title: string) => `Move ${title} up`
export const removeNamed = (title: string) => `Remove ${title}`

// each kind
export const heroHint = 'Aspect ratio 5:2. Phones show its centre.'
export const counterHint = 'Up to eight products. Without a choice, the newest are shown.'
export const storyHint = 'Without a choice, the best rated product is shown.'
export const pictureAlt = 'Description of the picture'
export const pictureAltHint = 'For customers who can’t see it. Describe what the picture shows.'
export const side = 'Position of the picture'
export const sides = { left: 'Left', right: 'Right' }
export const collection = 'Collection'
export const chooseCollection = 'Choose a collection'
export const hidden = (title: string) => `${title} (hidden)`
export const deletedCollection = 'Deleted collection'
export const collectionHeadingHint = 'Without a heading, the title of the collection is shown.'
export const source = 'Which products'
export const sources = { chosen: 'Products that you choose', newest: 'Newest', popular: 'Most popular' }
export const endsAt = 'Date and time'
export const endsAtHint = 'The section disappears at this time.'
export const videoLink = 'Web address of the video'
export const videoLinkHint = 'Nothing is loaded from the other site before a visitor opens it.'
export const videoTitle = 'Text of the link'
export const videoPictureHint = 'Aspect ratio 16:9.'
export const minStars = 'Minimum rating'
export const stars = (count: number) => `${count} stars`
export const reviewCount = 'Number of reviews'
export const reviewHeadingHint = 'Without a heading, “Customer reviews” is shown.'
