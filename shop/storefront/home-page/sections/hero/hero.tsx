import { useTextLanguage } from '../../../../ui/identity/shop-identity.ts'
import { srcSet } from '../../../../ui/images/image-url.ts'
import type { HomeSectionShown, SectionProps } from '../home-section-shown.ts'
import { SectionButton } from '../section-button.tsx'

type HeroProps = SectionProps<Extract<HomeSectionShown, { kind: 'hero' }>>

/** A picture across the full width with its text: on a panel on wide screens, below the picture on phones. */
export default function Hero({ id, picture, headline, text, isFirst, ...button }: HeroProps) {
  const [ofHeadline, ofText] = [useTextLanguage(button, 'headline'), useTextLanguage(button, 'text')]
  const Heading = isFirst ? 'h1' : 'h2'
  return (
    <section aria-labelledby={`hero-${id}`} className={`full-bleed ${isFirst ? '-mt-6 md:-mt-10' : ''}`}>
      <div className="relative">
        <img
          src={picture}
          srcSet={srcSet(picture)}
          sizes="100vw"
          alt=""
          width={1920}
          height={768}
          {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
          className="aspect-4/3 w-full bg-awaited object-cover md:aspect-5/2"
        />
        <div className="shop-width lg:absolute lg:inset-0 lg:flex lg:items-end lg:pb-12">
          <div className="max-w-xl pt-6 lg:rounded-card lg:bg-surface lg:p-8">
            <Heading id={`hero-${id}`} lang={ofHeadline} className="text-3xl text-balance wrap-anywhere lg:text-4xl">
              {headline}
            </Heading>
            {text && (
              <p lang={ofText} className="mt-3 whitespace-pre-line text-lg text-muted wrap-anywhere">
                {text}
              </p>
            )}
            <SectionButton {...button} />
          </div>
        </div>
      </div>
    </section>
  )
}
