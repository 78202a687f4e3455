import { href } from 'react-router'
import { texts } from '#texts/core/auth/login'
import { ButtonLink } from '../../../ui/button.tsx'
import { FormPage } from '../../../ui/form-page.tsx'
import type { User } from '../session.contract.ts'

/** Shown instead of a login or sign-up form. */
export function AlreadyLoggedIn({ title, customer }: { title: string; customer: User }) {
  return (
    <FormPage title={title} intro={texts.youAreLoggedInAs(customer.first_name, customer.last_name)}>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={href('/account')}>{texts.account}</ButtonLink>
        <ButtonLink to={href('/logout')} weight="secondary">
          {texts.logout}
        </ButtonLink>
      </div>
    </FormPage>
  )
}
