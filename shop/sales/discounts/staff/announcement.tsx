import { texts } from '#texts/sales/discounts/staff'
import { CheckBox } from '../../../ui/fields/check-box.tsx'

/** Whether the cart shows the code to everybody. */
export const Announcement = ({ isAnnounced }: { isAnnounced: boolean }) => (
  <div>
    <CheckBox name="is_announced" required={false} defaultChecked={isAnnounced}>
      {texts.announce}
    </CheckBox>
    <p className="ml-9 text-muted text-sm">{texts.announceHint}</p>
  </div>
)
