import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import * as texts from '#texts/admin/webhooks'
import { Button } from '../../ui/button.tsx'
import { SubmitButton } from '../../ui/fields/submit-button.tsx'
import { ShopForm } from '../../ui/forms/shop-form.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Moment } from '../../ui/time.tsx'
import { OwnPassword } from '../settings/connections/connection-form.tsx'
import type { ShownSecret, WebhookResult } from './webhook-actions.ts'
import type { WebhookResponse } from './webhooks.contract.ts'

/** Shows a new secret once. */
export function NewSecret({ shown: { name, secret }, close }: { shown: ShownSecret; close: () => void }) {
  const [isCopied, setCopied] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-labelledby="new-secret" className="mt-10 grid gap-4 border-line border-t pt-6">
      <h3 id="new-secret" ref={heading} tabIndex={-1} className="font-medium wrap-anywhere">
        {texts.secretOf(name)}
      </h3>
      <p className="text-sm">{texts.shownOnce}</p>
      <p className="rounded-card bg-sunken px-4 py-3 font-mono text-sm break-all">{secret}</p>
      <div className="flex flex-wrap gap-3">
        <Button
          onClick={() => void navigator.clipboard?.writeText(secret).then(() => setCopied(true))}
          onBlur={() => setCopied(false)}
        >
          {isCopied ? texts.copied : texts.copy}
        </Button>
        <Button weight="secondary" onClick={close}>
          {texts.close}
        </Button>
      </div>
    </section>
  )
}

interface WebhookSecretProps {
  webhook: WebhookResponse
  needsPassword: boolean
}

/** The secret of a webhook, which can be replaced. */
export function WebhookSecret({ webhook: { previous_secret_until }, needsPassword }: WebhookSecretProps) {
  const [isAsking, setAsking] = useState(false)
  const [shown, setShown] = useState<ShownSecret>()
  const fetcher = useFetcher<WebhookResult>()
  const result = fetcher.data
  const showNow = useEffectEvent((next: ShownSecret) => {
    setShown(next)
    setAsking(false)
  })
  useEffect(() => {
    if (result?.shown) showNow(result.shown)
  }, [result])
  if (shown) return <NewSecret shown={shown} close={() => setShown(undefined)} />
  return (
    <section aria-labelledby="secret" className="mt-10 grid gap-4 border-line border-t pt-6">
      <h3 id="secret" className="font-medium">
        {texts.secret}
      </h3>
      <p className="text-muted text-sm">{texts.secretText}</p>
      {previous_secret_until && (
        <p className="text-sm">
          {texts.bothSign}
          <Moment of={previous_secret_until} />
        </p>
      )}
      <Button weight="secondary" className="justify-self-start" onClick={() => setAsking(true)}>
        {texts.replaceSecret}
      </Button>
      {isAsking && (
        <Dialog title={texts.sureToReplace} close={() => setAsking(false)}>
          <p>{texts.afterReplacement}</p>
          <ShopForm fetcher={fetcher} errors={result?.errors} className="mt-5">
            {needsPassword && <OwnPassword />}
            <div className="flex flex-wrap justify-end gap-3">
              <Button weight="secondary" onClick={() => setAsking(false)}>
                {texts.cancel}
              </Button>
              <SubmitButton name="intent" value="rotate">
                {texts.replaceSecret}
              </SubmitButton>
            </div>
          </ShopForm>
        </Dialog>
      )}
    </section>
  )
}
