import { texts } from '#texts/storefront/home-page'
import { useSettingLanguage, useShopIdentity } from '../../ui/identity/shop-identity.ts'

/** The welcome text of the home page: the owner's, or the default. Over a picture it leaves room for the picture. */
export function Welcome({ isOverPicture = false }: { isOverPicture?: boolean }) {
  const {
    welcome: { headline, words },
  } = useShopIdentity()
  const [ofHeadline, ofWords] = [useSettingLanguage('headline'), useSettingLanguage('words')]
  return (
    <div className={isOverPicture ? 'md:max-w-[44%]' : 'max-w-2xl'}>
      <h1
        lang={headline ? ofHeadline : undefined}
        className={isOverPicture ? 'text-4xl md:text-[min(4.8vw,5.25rem)]' : 'text-3xl'}
      >
        {headline || texts.defaultHeadline}
      </h1>
      <p
        lang={words ? ofWords : undefined}
        className={`mt-3 whitespace-pre-line ${isOverPicture ? 'text-sm lg:text-lg' : 'text-lg text-muted'}`}
      >
        {words || (headline ? '' : texts.defaultIntro)}
      </p>
    </div>
  )
}
