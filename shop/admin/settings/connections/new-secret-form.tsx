import type { ComponentProps, ReactNode } from 'react'
import { useFetcher } from 'react-router'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import { OwnPassword } from './connection-form.tsx'
import { type NewSecret, type SecretResult, useNewSecret } from './new-secret.ts'

interface NewSecretFormProps extends Pick<ComponentProps<typeof ShopForm>, 'schema' | 'values'> {
  title: string
  button: string
  /** True if the login is not recent, so that the form asks for the password. */
  needsPassword: boolean
  /** Renders the new secret, which replaces the form until it is closed. */
  renderSecret: (shown: NewSecret, close: () => void) => ReactNode
  className?: string
  /** The fields. */
  children: ReactNode
}

/** The form of a new record with a secret, such as an API key. */
export function NewSecretForm(props: NewSecretFormProps) {
  const { title, button, needsPassword, renderSecret, className = '', children, ...form } = props
  const fetcher = useFetcher<SecretResult>()
  const { shown, close } = useNewSecret(fetcher.data)
  if (shown) return renderSecret(shown, close)
  return (
    <section aria-labelledby="new-secret" className={className}>
      <h3 id="new-secret" className="mb-4 font-medium">
        {title}
      </h3>
      <ShopForm {...form} fetcher={fetcher} errors={fetcher.data?.errors}>
        {children}
        {needsPassword && <OwnPassword />}
        <SubmitButton className="justify-self-start">{button}</SubmitButton>
      </ShopForm>
    </section>
  )
}
