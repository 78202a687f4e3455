import { useEffect, useRef, useState } from 'react'
import { href } from 'react-router'
import { texts } from '#texts/core/accounts/two-step'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { useShopIdentity } from '../../../ui/identity/shop-identity.ts'
import { saveFile } from '../../../ui/save-file.ts'
import { useScreenOwner } from '../../auth/guards/customer-context.ts'

/** Shows the new recovery codes once. */
export function NewRecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { email } = useScreenOwner()
  const { name } = useShopIdentity()
  const [isCopied, setCopied] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  // The codes replace the form that had the focus.
  useEffect(() => heading.current?.focus(), [])
  const written = [texts.recoveryCodesForAtEach(name, email), '', ...codes, ''].join('\n')
  return (
    <section className="grid gap-5" aria-labelledby="recovery-codes">
      <h2 id="recovery-codes" ref={heading} tabIndex={-1} className="text-xl">
        {texts.twoStepLoginIsOn}
      </h2>
      <p>{texts.keepTheseCodes}</p>
      <ul className="grid gap-x-4 gap-y-1 whitespace-nowrap rounded-card bg-sunken px-5 py-4 font-mono sm:grid-cols-2 sm:text-sm">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button
          weight="secondary"
          onClick={() => void navigator.clipboard?.writeText(written).then(() => setCopied(true))}
          onBlur={() => setCopied(false)}
        >
          {isCopied ? texts.copied : texts.copyThem}
        </Button>
        <Button
          weight="secondary"
          onClick={() => saveFile(texts.recoveryCodesTxt, new Blob([written], { type: 'text/plain' }))}
        >
          {texts.download}
        </Button>
      </div>
      <ButtonLink to={href('/account/two_step')} replace className="justify-self-start">
        {texts.codesSaved}
      </ButtonLink>
    </section>
  )
}
