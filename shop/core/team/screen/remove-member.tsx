import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { texts } from '#texts/core/team/screen'
import { Button } from '../../../ui/button.tsx'
import type { ActionResult } from '../../../ui/feedback/run-action.ts'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import type { TeamMember } from '../team.contract.ts'

interface RemoveMemberProps {
  member: TeamMember
  isYou: boolean
  close: () => void
}

/** The confirmation before a team member is removed. A toast shows the result. */
export function RemoveMember({ member: { id, first_name, last_name }, isYou, close }: RemoveMemberProps) {
  const fetcher = useFetcher<ActionResult>()
  const answer = fetcher.data
  useEffect(() => {
    if (answer) close()
  }, [answer, close])
  const name = [first_name, last_name].filter(Boolean).join(' ')
  return (
    <Dialog title={texts.removeFromTheTeam(name)} close={close}>
      <p className="wrap-anywhere">{isYou ? texts.youAreLoggedOutEverywhere : texts.isLoggedOutEverywhere(name)}</p>
      <ShopForm fetcher={fetcher} className="mt-6">
        <input type="hidden" name="intent" value="take_off" />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="name" value={name} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button weight="secondary" onClick={close}>
            {texts.keep}
          </Button>
          <SubmitButton weight="danger">{texts.removeFromTeam}</SubmitButton>
        </div>
      </ShopForm>
    </Dialog>
  )
}
