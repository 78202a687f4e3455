import { useEffect, useEffectEvent, useState } from 'react'
import { useFetcher } from 'react-router'
import { texts } from '#texts/admin/webhooks'
import { localizedConstant } from '../../../lib/texts/localized-constant.ts'
import { ShownOnce } from '../../core/admin-kit/shown-once.tsx'
import { Button } from '../../ui/button.tsx'
import { SubmitButton } from '../../ui/fields/submit-button.tsx'
import { ShopForm } from '../../ui/forms/shop-form.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Moment } from '../../ui/time.tsx'
import { OwnPassword } from '../settings/connections/connection-form.tsx'
import type { ShownSecret, WebhookResult } from './webhook-actions.ts'
import type { WebhookResponse } from './webhooks.contract.ts'

const LABELS = localizedConstant(() => ({ copy: texts.copy, copied: texts.copied, close: texts.close }))

/** Shows a new secret once. */
export const NewSecret = ({ shown: { name, secret }, close }: { shown: ShownSecret; close: () => void }) => (
  <ShownOnce
    value={secret}
    texts={{ title: texts.secretOf(name), hint: texts.shownOnce, ...LABELS }}
    className="mt-10 border-line border-t pt-6"
    close={close}
  />
)

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
