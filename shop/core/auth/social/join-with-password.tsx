import { useLocation } from 'react-router'
import { texts } from '#texts/core/auth/social'
import { ButtonLink } from '../../../ui/button.tsx'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { FormPage } from '../../../ui/form-page.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import { RETURN_TO } from '../login/return-to.ts'
import type { Joining } from './social-login-action.ts'

const schema = async () => (await import('../login/credentials.contract.ts')).OwnPassword

interface JoinWithPasswordProps extends Joining {
  title: string
  /** Where to go afterwards. */
  from: string
}

/** Asks a staff member for their password on their first login with the provider. */
export function JoinWithPassword({ title, credential, proof, provider, errors, from }: JoinWithPasswordProps) {
  const { pathname } = useLocation()
  return (
    <FormPage title={title} intro={texts.yourAccountHasStaff(provider)}>
      <ShopForm schema={schema} errors={errors}>
        <TextField name="password" label={texts.password} type="password" autoComplete="current-password" />
        {Object.entries({ credential, proof, provider, [RETURN_TO]: from }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="flex flex-wrap gap-3">
          <SubmitButton>{texts.login}</SubmitButton>
          <ButtonLink to={`${pathname}?${new URLSearchParams({ [RETURN_TO]: from })}`} weight="secondary">
            {texts.back}
          </ButtonLink>
        </div>
      </ShopForm>
    </FormPage>
  )
}
