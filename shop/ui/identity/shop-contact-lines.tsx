import type { ReactNode } from 'react'
import type { ShopContact } from '../../../lib/shop-identity.ts'
import { useOwnerLanguage, useSettingLanguage } from './shop-identity.ts'

/** The contact details that the owner has entered. */
export function ShopContactLines({ contact }: { contact: ShopContact }) {
  const { email, telephone, address, hours, social } = contact
  const [lang, ofHours] = [useOwnerLanguage(), useSettingLanguage('hours')]
  return (
    <>
      {address && (
        <p lang={lang} className="whitespace-pre-line">
          {address}
        </p>
      )}
      {hours && (
        <p lang={ofHours} className="whitespace-pre-line">
          {hours}
        </p>
      )}
      {(telephone || email) && (
        <p className="grid">
          {telephone && <ContactLink to={`tel:${telephone.replace(/[^\d+]/g, '')}`}>{telephone}</ContactLink>}
          {email && <ContactLink to={`mailto:${email}`}>{email}</ContactLink>}
        </p>
      )}
      {social.length > 0 && (
        <p className="flex flex-wrap gap-x-4">
          {social.map((site) => (
            <ContactLink key={site} to={site}>
              {new URL(site).hostname.replace(/^www\./, '')}
            </ContactLink>
          ))}
        </p>
      )}
    </>
  )
}

function ContactLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={to} className="inline-flex min-h-11 items-center underline underline-offset-4 wrap-anywhere md:min-h-7">
      {children}
    </a>
  )
}
