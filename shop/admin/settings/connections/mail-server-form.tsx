import { useState } from 'react'
import { useFetcher } from 'react-router'
import { texts } from '#texts/admin/settings/connections'
import { localizedConstant } from '../../../../lib/texts/localized-constant.ts'
import { SavedMeanwhile } from '../../../core/admin-kit/saved-meanwhile.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import { useVersionedAnswer } from '../../../ui/forms/use-versioned-answer.ts'
import { useShopIdentity } from '../../../ui/identity/shop-identity.ts'
import { EnvironmentValue, OwnPassword } from './connection-form.tsx'
import type { MailServerResponse } from './mail-server.contract.ts'
import type { MailServerResult } from './mail-server-actions.ts'
import { MailTestResult } from './mail-test-result.tsx'

const PORTS: Record<string, string> = { tls: '465', starttls: '587', none: '25' }

/** The form of the mail server. *Send test message* uses the typed values without saving them. */
export function MailServerForm({ saved }: { saved: MailServerResponse }) {
  const fetcher = useFetcher<MailServerResult>()
  const { contact } = useShopIdentity()
  const rules = async () => (await import('./mail-server.contract.ts')).MailServerForm
  const { test } = fetcher.data ?? {}
  const { theirs } = useVersionedAnswer(fetcher.data) ?? {}
  const { environment } = saved
  const isFixed = environment.server !== '' && environment.from !== ''
  return (
    <ShopForm schema={rules} fetcher={fetcher} errors={fetcher.data?.errors}>
      {theirs && <SavedMeanwhile values={differences(theirs, saved)} />}
      <input type="hidden" name="version" value={(theirs ?? saved).version} />
      {environment.server ? <FixedServer saved={saved} /> : <ServerFields saved={saved} />}
      {environment.from ? (
        <EnvironmentValue name="from" label={texts.from} value={saved.from} of={environment.from} />
      ) : (
        <TextField
          name="from"
          type="email"
          label={texts.from}
          hint={texts.fromHint}
          // The contact address is probably the sender.
          defaultValue={saved.version === 0 ? saved.from || contact.email : saved.from}
          autoComplete="off"
        />
      )}
      {saved.needs_password && !isFixed && <OwnPassword />}
      <MailTestResult
        isSending={fetcher.state === 'submitting' && fetcher.formData?.get('intent') === 'test'}
        result={test}
      />
      <div className="flex flex-wrap gap-3">
        {!isFixed && (
          <SubmitButton name="intent" value="save">
            {texts.save}
          </SubmitButton>
        )}
        <SubmitButton name="intent" value="test" weight="secondary">
          {texts.sendTest}
        </SubmitButton>
      </div>
    </ShopForm>
  )
}

function ServerFields({ saved }: { saved: MailServerResponse }) {
  const [port, setPort] = useState(String(saved.port))
  return (
    <>
      <TextField
        name="host"
        label={texts.host}
        hint={texts.hostHint}
        defaultValue={saved.host}
        required={false}
        autoComplete="off"
        spellCheck={false}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          name="security"
          label={texts.security}
          choices={texts.securities}
          defaultValue={saved.security}
          onChange={({ target }) => {
            // Only a usual port is replaced.
            if (Object.values(PORTS).includes(port)) setPort(PORTS[target.value] ?? port)
          }}
        />
        <TextField
          name="port"
          label={texts.port}
          hint={texts.portHint}
          inputMode="numeric"
          value={port}
          onChange={({ target }) => setPort(target.value)}
          autoComplete="off"
        />
      </div>
      <TextField
        name="user"
        label={texts.user}
        hint={texts.userHint}
        defaultValue={saved.user}
        required={false}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
      />
      <TextField
        name="password"
        type="password"
        label={texts.password}
        hint={saved.has_password ? texts.passwordIsSet : texts.passwordHint}
        required={false}
        autoComplete="off"
      />
    </>
  )
}

function FixedServer({ saved: { host, port, security, user, environment } }: { saved: MailServerResponse }) {
  const of = environment.server
  return (
    <>
      <EnvironmentValue name="host" label={texts.host} value={host} of={of} />
      <EnvironmentValue name="port" label={texts.port} value={String(port)} of={of} />
      <input type="hidden" name="security" value={security} />
      <EnvironmentValue name="" label={texts.security} value={texts.securities[security]} of={of} />
      <EnvironmentValue name="user" label={texts.user} value={user} of={of} />
    </>
  )
}

const FIELDS = ['host', 'port', 'security', 'user', 'from'] as const
const LABELS = localizedConstant(() => ({
  host: texts.host,
  port: texts.port,
  security: texts.security,
  user: texts.user,
  from: texts.from,
}))

const differences = (theirs: MailServerResponse, saved: MailServerResponse) =>
  FIELDS.filter((name) => theirs[name] !== saved[name]).map((name) => ({
    name,
    label: LABELS[name],
    value: String(theirs[name]),
  }))
