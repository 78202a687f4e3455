import { useTextLanguage } from '../../../../ui/identity/shop-identity.ts'
import { PHONE_SIZES } from '../../../../ui/images/phone-sizes.ts'
import { Picture } from '../../../../ui/images/picture.tsx'
import { Markdown } from '../../../../ui/markdown/markdown.tsx'
import type { HomeSectionShown, SectionProps } from '../home-section-shown.ts'
import { SectionButton } from '../section-button.tsx'

type PictureTextProps = SectionProps<Extract<HomeSectionShown, { kind: 'picture_text' }>>

/** A picture next to a text, or above it on phones. */
export default function PictureText({
  id,
  picture,
  picture_alt,
  side,
  heading,
  text_blocks,
  isFirst,
  ...button
}: PictureTextProps) {
  const lang = useTextLanguage(button, 'heading')
  return (
    <section aria-labelledby={`picture-text-${id}`} className="grid items-center gap-8 md:grid-cols-2 md:gap-16">
      <Picture
        image={picture}
        alt={picture_alt}
        sizes={`(min-width: 84rem) 600px, (min-width: 48rem) 46vw, ${PHONE_SIZES}`}
        load={isFirst ? 'first' : 'when near'}
        className={`w-full rounded-card ${side === 'right' ? 'md:order-last' : ''}`}
      />
      <div>
        <h2 id={`picture-text-${id}`} lang={lang} className="text-3xl text-balance wrap-anywhere">
          {heading}
        </h2>
        {text_blocks.length > 0 && (
          <Markdown
            blocks={text_blocks}
            isTranslated={button.translated?.includes('text')}
            className="mt-5 text-lg text-muted"
          />
        )}
        <SectionButton {...button} />
      </div>
    </section>
  )
}
