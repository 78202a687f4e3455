import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { texts } from '#texts/admin/settings/api-keys'
import { EmptyState } from '../../../core/admin-kit/lists/empty-state.tsx'
import type { ApiKeyResponse } from '../../../core/api-keys/api-keys.contract.ts'
import { IconButton } from '../../../ui/button.tsx'
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx'
import { Day, Moment } from '../../../ui/time.tsx'

/** The API keys that are not revoked, newest first. */
export function ApiKeyList({ keys }: { keys: readonly ApiKeyResponse[] }) {
  const [chosen, choose] = useState<ApiKeyResponse>()
  return (
    <section aria-labelledby="keys" className="mt-10 border-line border-t pt-6">
      <h3 id="keys" tabIndex={-1} className="mb-4 font-medium">
        {texts.yourKeys}
      </h3>
      {keys.length === 0 ? (
        <EmptyState>{texts.noKeys}</EmptyState>
      ) : (
        <ul data-rows="" className="divide-y divide-line border-line border-y">
          {keys.map((key) => (
            <Row key={key.id} apiKey={key} revoke={() => choose(key)} />
          ))}
        </ul>
      )}
      {chosen && (
        <FormDialog
          title={texts.sureToRevoke(chosen.name)}
          intro={<p>{texts.afterRevocation}</p>}
          hidden={{ intent: 'revoke', id: chosen.id }}
          button={texts.revoke}
          cancel={texts.cancel}
          close={() => choose(undefined)}
        />
      )}
    </section>
  )
}

function Row({ apiKey, revoke }: { apiKey: ApiKeyResponse; revoke: () => void }) {
  const { name, prefix, scopes, networks, last_used_at, created_at, created_by } = apiKey
  return (
    <li className="flex items-start gap-3 py-4">
      <div className="grid min-w-0 flex-1 gap-1 text-sm">
        <h4 className="font-medium text-base wrap-anywhere">
          {name} <code className="ml-1 font-normal text-muted text-sm">{prefix}…</code>
        </h4>
        <p>{scopes.map((scope) => texts.scopes[scope]).join(', ')}</p>
        <p className="text-muted">
          {last_used_at ? (
            <>
              {texts.lastUsed}
              <Moment of={last_used_at} />
            </>
          ) : (
            texts.neverUsed
          )}
        </p>
        <Expiry apiKey={apiKey} />
        {networks.length > 0 && <p className="text-muted wrap-anywhere">{texts.onlyFrom(networks.join(', '))}</p>}
        <p className="text-muted wrap-anywhere">
          {texts.createdOn}
          <Day of={created_at} />
          {texts.createdBy(created_by)}
        </p>
      </div>
      <IconButton label={texts.revokeOf(name)} onClick={revoke} className="-mr-2.5 shrink-0">
        <Trash2 aria-hidden="true" className="size-5" />
      </IconButton>
    </li>
  )
}

function Expiry({ apiKey: { expires_at, is_expired } }: { apiKey: ApiKeyResponse }) {
  if (expires_at === null) return <p className="text-muted">{texts.doesNotExpire}</p>
  return (
    <p className={is_expired ? 'text-warn' : 'text-muted'}>
      {is_expired ? texts.hasExpired : texts.expires}
      <Day of={expires_at} />
    </p>
  )
}
