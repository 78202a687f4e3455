import { useState } from 'react'
import { texts as settingsTexts } from '#texts/admin/settings'
import { texts } from '#texts/admin/settings/preview'
import { ownerLanguage } from '../../../../lib/identity/owner-language.ts'
import type { ShopIdentity } from '../../../../lib/shop-identity.ts'
import { readShopLogo, readShopPicture } from '../../../../lib/shop-picture.ts'
import type { CardProduct } from '../../../catalog/products/card/card-product.ts'
import type { ProductOfPage } from '../../../catalog/products/read/catalogue.contract.ts'
import type { AllSettingsResponse } from '../../../core/settings/settings.contract.ts'
import type { EditedGroup } from '../../../core/settings/settings-groups.contract.ts'
import type { HomeSectionShown } from '../../../storefront/home-page/sections/home-section-shown.ts'
import { plateStyle } from '../../../storefront/layout/logo.tsx'
import NotOpenYet from '../../../storefront/opening/not-open-yet.tsx'
import { accentStyle } from '../../../ui/identity/accent-style.ts'
import { accentColours } from '../../../ui/identity/look/accent-colours.ts'
import { IdentityInPreview, type PageIdentity, useShopIdentity } from '../../../ui/identity/shop-identity.ts'
import { Choice, PreviewControls, usePreviewSettings } from './preview-controls.tsx'
import { usePreviewMark } from './preview-mark.ts'
import { PreviewWindow } from './preview-window.tsx'
import { PreviewedPage } from './previewed-page.tsx'

/** Groups shown at the end of a page, for which the preview omits the content above. */
const SHOWN_AT_PAGE_END: readonly EditedGroup[] = ['contact']

/** The preview always shows the coming-soon page, also of a live storefront. */
const COMING_SOON: Partial<Record<EditedGroup, object>> = { opening: { state: 'not_yet' } }

interface SettingsPreviewProps {
  group: EditedGroup
  settings: AllSettingsResponse
  /** The edited values of the form. */
  typed: Record<string, string>
  products: readonly CardProduct[]
  /** The sections above the products on the home page. */
  sections: readonly HomeSectionShown[]
  /** The product for the preview of a product page; null without products. */
  product: ProductOfPage | null
}

/** A live preview of the shop with the form's values, in its own iframe. */
export default function SettingsPreview({ group, settings, typed, products, sections, product }: SettingsPreviewProps) {
  const view = usePreviewSettings()
  const { theme, width } = view
  // The accent colour is best seen on a product page.
  const [screen, setScreen] = useState<'home' | 'product'>(group === 'look' && product ? 'product' : 'home')
  const { isSelling, isTestMode, hasNoVat, ...shop } = useShopIdentity()
  const values = { ...settings, [group]: { values: { ...settings[group].values, ...typed, ...COMING_SOON[group] } } }
  const mark = usePreviewMark(values.identity.values.name, shop)
  const identity = { ...identityOf(values), mark, isSelling, isTestMode, hasNoVat }
  return (
    <aside aria-label={texts.preview} className="grid content-start gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted text-sm">{texts.livePreviewHint}</p>
        <div className="flex flex-wrap gap-3">
          {product && (
            <Choice
              label={texts.page}
              choices={{ home: texts.home, product: texts.product }}
              chosen={screen}
              choose={setScreen}
            />
          )}
          <PreviewControls {...view} />
        </div>
      </div>
      {group === 'look' && identity.icon && (
        <p className="flex items-center gap-3 text-muted text-sm">
          {texts.tabOfABrowser}
          <span className="inline-flex max-w-52 items-center gap-3 rounded-control border border-line bg-surface px-3 py-2 text-ink">
            <img
              src={identity.icon.url}
              alt=""
              width={16}
              height={16}
              className={identity.icon.hiddenOn && 'on-plate'}
              style={plateStyle(identity.icon.hiddenOn)}
            />
            <span className="truncate">{identity.name}</span>
          </span>
        </p>
      )}
      <IdentityInPreview value={identity}>
        <PreviewWindow title={texts.preview} width={width} theme={theme}>
          <div style={accentStyle(identity.accent)} className="bg-paper text-ink">
            {group === 'opening' && identity.notOpenYet ? (
              <NotOpenYet />
            ) : (
              <PreviewedPage
                theme={theme}
                products={products}
                sections={SHOWN_AT_PAGE_END.includes(group) ? [] : sections}
                product={screen === 'product' ? product : null}
              />
            )}
          </div>
        </PreviewWindow>
      </IdentityInPreview>
    </aside>
  )
}

/** The notice that visitors see before the opening; null when the shop is open. */
const unopened = ({ state, notice = '', opens_on = '' }: Values['opening']['values']): ShopIdentity['notOpenYet'] =>
  state === 'not_yet' ? { notice, opensOn: opens_on } : null

type Values = { [Group in EditedGroup]: { values: AllSettingsResponse[Group]['values'] } }

function identityOf({
  identity,
  look,
  announcement,
  opening,
  home,
  contact,
}: Values): Omit<PageIdentity, 'isSelling' | 'isTestMode' | 'hasNoVat' | 'mark'> {
  const { text, link } = announcement.values
  return {
    name: identity.values.name || settingsTexts.labels.name,
    ...ownerLanguage(identity.values.language),
    accent: accentColours(look.values.accent) ?? null,
    logo: readShopLogo(look.values.logo, look.values.logo_dark),
    icon: readShopPicture(look.values.icon),
    announcement: text ? { text, link } : null,
    notOpenYet: unopened(opening.values),
    welcome: home.values,
    contact: { ...contact.values, social: sitesIn(contact.values.social) } satisfies ShopIdentity['contact'],
  }
}

const sitesIn = (text: string) => text.split('\n').filter((line) => URL.canParse(line))
