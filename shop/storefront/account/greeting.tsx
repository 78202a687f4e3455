import { texts } from '#texts/core/accounts'
import type { User } from '../../core/auth/session.contract.ts'

/** The picture, name and e-mail address of the logged-in customer. */
export function Greeting({ customer: { avatar, first_name, email } }: { customer: User }) {
  return (
    <div className="flex items-center gap-4">
      <img
        src={avatar ?? '/placeholder.svg'}
        alt=""
        width={64}
        height={64}
        className="size-16 shrink-0 rounded-full bg-sunken object-cover"
      />
      <div className="min-w-0">
        <p className="truncate font-display font-semibold text-xl">{texts.hello(first_name)}</p>
        <p className="truncate text-muted text-sm">{email}</p>
      </div>
    </div>
  )
}
