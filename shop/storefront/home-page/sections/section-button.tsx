import { isForeignHref } from '../../../../lib/safe-href.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { useTextLanguage } from '../../../ui/identity/shop-identity.ts'

interface SectionButtonProps {
  /** Empty for no button. */
  button_label: string
  button_link: string
  translated?: readonly string[] | undefined
}

/** The button of a section, to a page of the shop or to another site. */
export function SectionButton({ button_label, button_link, translated }: SectionButtonProps) {
  const lang = useTextLanguage({ translated }, 'button_label')
  if (button_label === '') return null
  return (
    <ButtonLink
      to={button_link}
      lang={lang}
      {...(isForeignHref(button_link) && { rel: 'external noopener noreferrer' })}
      className="mt-6 justify-self-start"
    >
      {button_label}
    </ButtonLink>
  )
}
