import { z } from 'zod'
import { CollectionSection, CollectionShown } from './collection/collection-section.contract.ts'
import { CollectionsSection, CollectionsShown } from './collections/collections-section.contract.ts'
import { CountdownSection, CountdownShown } from './countdown/countdown.contract.ts'
import { CounterSection, CounterShown } from './counter/counter.contract.ts'
import { HeroSection, HeroShown } from './hero/hero.contract.ts'
import { NewProductsSection, NewProductsShown } from './new/new-products.contract.ts'
import { PictureTextSection, PictureTextShown } from './picture-text/picture-text.contract.ts'
import { ProductsSection, ProductsShown } from './products/products-section.contract.ts'
import { ReviewsSection, ReviewsShown } from './reviews/reviews-section.contract.ts'
import { StorySection, StoryShown } from './story/story.contract.ts'
import { TextSection, TextShown } from './text/text-section.contract.ts'
import { VideoSection, VideoShown } from './video/video-section.contract.ts'

/** A section as staff edit it. Each kind has its folder; see docs/develop/add-a-home-section.md. */
export const HomeSectionForm = z.discriminatedUnion(
  'kind',
  [
    CounterSection,
    CollectionsSection,
    NewProductsSection,
    StorySection,
    ReviewsSection,
    HeroSection,
    CountdownSection,
    TextSection,
    PictureTextSection,
    CollectionSection,
    ProductsSection,
    VideoSection,
  ],
  { error: 'Unknown kind of section.' },
)
export type HomeSectionForm = z.output<typeof HomeSectionForm>
export type HomeSectionKind = HomeSectionForm['kind']

/** A section as the home page shows it. */
export const HomeSectionResponse = z.discriminatedUnion('kind', [
  CounterShown,
  CollectionsShown,
  NewProductsShown,
  StoryShown,
  ReviewsShown,
  HeroShown,
  CountdownShown,
  TextShown,
  PictureTextShown,
  CollectionShown,
  ProductsShown,
  VideoShown,
])
export type HomeSectionResponse = z.infer<typeof HomeSectionResponse>

/** Kinds that would show the same content twice. */
export const SINGLE_KINDS: readonly HomeSectionKind[] = ['counter', 'collections', 'new']
