import { Play } from 'lucide-react'
import { texts } from '#texts/storefront/home-page'
import { useTextLanguage } from '../../../../ui/identity/shop-identity.ts'
import { srcSet } from '../../../../ui/images/image-url.ts'
import { PHONE_SIZES } from '../../../../ui/images/phone-sizes.ts'
import type { HomeSectionShown, SectionProps } from '../home-section-shown.ts'

type VideoSectionProps = SectionProps<Extract<HomeSectionShown, { kind: 'video' }>>

/** A picture that opens a video on its own site. Before that, nothing is loaded from there. */
export default function VideoSection({ id, heading, link, title, picture, translated, isFirst }: VideoSectionProps) {
  const [ofHeading, ofTitle] = [useTextLanguage({ translated }, 'heading'), useTextLanguage({ translated }, 'title')]
  return (
    <section aria-labelledby={heading ? `video-${id}` : undefined}>
      {heading && (
        <h2 id={`video-${id}`} lang={ofHeading} className="mb-6 text-2xl wrap-anywhere">
          {heading}
        </h2>
      )}
      <a href={link} target="_blank" rel="external noopener noreferrer" className="group relative block rounded-card">
        <img
          src={picture}
          srcSet={srcSet(picture)}
          sizes={`(min-width: 84rem) 1280px, (min-width: 48rem) 92vw, ${PHONE_SIZES}`}
          alt=""
          width={1920}
          height={1080}
          loading={isFirst ? 'eager' : 'lazy'}
          className="aspect-video w-full rounded-card bg-awaited object-cover"
        />
        <span aria-hidden="true" className="absolute inset-x-0 top-0 grid aspect-video place-items-center">
          <span className="grid size-16 place-items-center rounded-full bg-surface text-ink shadow-lifted md:size-20">
            <Play className="ml-1 size-7 md:size-9" />
          </span>
        </span>
        <span className="block pt-3 md:absolute md:inset-x-0 md:bottom-0 md:rounded-b-card md:px-8 md:pt-14 md:pb-6 md:tile-words">
          <span lang={ofTitle} className="block font-display font-semibold text-lg leading-tight wrap-anywhere">
            {title}
          </span>
          <span className="mt-1 block text-sm max-md:text-muted">{texts.opensOtherSite(new URL(link).host)}</span>
        </span>
      </a>
    </section>
  )
}
