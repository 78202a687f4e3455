import type { ComponentType } from 'react'
import { texts } from '#texts/storefront/home-page/sections'
import CollectionForm from '../collection/collection-form.tsx'
import CountdownForm from '../countdown/countdown-form.tsx'
import CounterForm from '../counter/counter-form.tsx'
import HeroForm from '../hero/hero-form.tsx'
import PictureTextForm from '../picture-text/picture-text-form.tsx'
import ProductsForm from '../products/products-form.tsx'
import ReviewsForm from '../reviews/reviews-form.tsx'
import type { HomeSectionForm, HomeSectionKind } from '../sections.contract.ts'
import StoryForm from '../story/story-form.tsx'
import TextForm from '../text/text-form.tsx'
import VideoForm from '../video/video-form.tsx'
import type { CollectionChoice, SectionFormProps } from './section-form.ts'

interface EditedKind<Kind extends HomeSectionKind> {
  /** The fields of a new section. */
  start: Omit<Extract<HomeSectionForm, { kind: Kind }>, 'id' | 'kind' | 'is_hidden'>
  /** Undefined for a section without settings. */
  Form?: ComponentType<SectionFormProps<Kind>>
}

const button = { button_label: '', button_link: '' }

/** The forms and first values of all kinds, in the order of the menu that adds a section. */
export const EDITED_KINDS: { [Kind in HomeSectionKind]: EditedKind<Kind> } = {
  hero: { start: { picture: '', headline: '', text: '', ...button }, Form: HeroForm },
  text: { start: { heading: '', text: '' }, Form: TextForm },
  picture_text: {
    start: { picture: '', picture_alt: '', side: 'left', heading: '', text: '', ...button },
    Form: PictureTextForm,
  },
  collection: { start: { heading: '', collection: null, count: 4 }, Form: CollectionForm },
  products: { start: { heading: '', source: 'chosen', products: [], count: 4 }, Form: ProductsForm },
  countdown: { start: { headline: '', text: '', ends_at: '', ...button }, Form: CountdownForm },
  video: { start: { heading: '', link: '', title: '', picture: '' }, Form: VideoForm },
  reviews: { start: { heading: '', min_stars: 4, count: 3 }, Form: ReviewsForm },
  story: { start: { product: null }, Form: StoryForm },
  counter: { start: { products: [] }, Form: CounterForm },
  collections: { start: {} },
  new: { start: {} },
}

/** Returns a new section of a kind. */
export const newSection = (kind: HomeSectionKind): HomeSectionForm =>
  ({ kind, is_hidden: false, ...EDITED_KINDS[kind].start }) as HomeSectionForm

/**
 * Returns the name of a section in the editor: its own heading or that of its collection, otherwise the name of its
 * kind.
 */
export function titleOf(section: HomeSectionForm, collections: readonly CollectionChoice[]): string {
  const { heading, headline, title } = section as { heading?: string; headline?: string; title?: string }
  const collection = section.kind === 'collection' && collections.find(({ id }) => id === section.collection)
  const own = headline || heading || title || (collection ? collection.title : undefined)
  return own || texts.kinds[section.kind]?.title || section.kind
}
