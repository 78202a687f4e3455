import { useState } from 'react'
import { useFetcher } from 'react-router'
import { texts } from '#texts/admin/webhooks'
import { localizedConstant } from '../../../lib/texts/localized-constant.ts'
import { ShownOnce } from '../../core/admin-kit/shown-once.tsx'
import { Button } from '../../ui/button.tsx'
import { FormDialog } from '../../ui/overlays/form-dialog.tsx'
import { Moment } from '../../ui/time.tsx'
import { OwnPassword } from '../settings/connections/connection-form.tsx'
import { type NewSecret, useNewSecret } from '../settings/connections/new-secret.ts'
import type { WebhookResult } from './webhook-actions.ts'
import type { WebhookResponse } from './webhooks.contract.ts'

const LABELS = localizedConstant(() => ({ copy: texts.copy, copied: texts.copied, close: texts.close }))

/** Shows a new secret once. */
export const NewWebhookSecret = ({ shown: { name, secret }, close }: { shown: NewSecret; close: () => void }) => (
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
  const fetcher = useFetcher<WebhookResult>()
  const { shown, close } = useNewSecret(fetcher.data)
  const closeSecret = () => {
    setAsking(false)
    close()
  }
  if (shown) return <NewWebhookSecret shown={shown} close={closeSecret} />
  return (
    <section aria-labelledby="secret" className="mt-10 grid gap-4 border-line border-t pt-6">
      <h3 id="secret" className="font-medium">
        {texts.secret}
      </h3>
      <p className="text-muted text-sm">{texts.secretText}</p>
      {previous_secret_until && (
        <p className="text-sm">
          {texts.previousSecretValidUntil}
          <Moment of={previous_secret_until} />
        </p>
      )}
      <Button weight="secondary" className="justify-self-start" onClick={() => setAsking(true)}>
        {texts.replaceSecret}
      </Button>
      {isAsking && (
        <FormDialog
          fetcher={fetcher}
          title={texts.sureToReplace}
          intro={<p>{texts.afterReplacement}</p>}
          hidden={{ intent: 'rotate' }}
          button={texts.replaceSecret}
          isDangerous={false}
          cancel={texts.cancel}
          close={() => setAsking(false)}
        >
          {needsPassword && <OwnPassword />}
        </FormDialog>
      )}
    </section>
  )
}
