import { showDay, showMoment } from '../../lib/texts/dates.ts'

interface TimeProps {
  /** ISO 8601, as in the API. */
  of: string
  className?: string
}

/** A date in the shop's time zone. */
export const Day = ({ of, className }: TimeProps) => (
  <time dateTime={of} className={className}>
    {showDay(of)}
  </time>
)

/** A date with time in the shop's time zone. */
export const Moment = ({ of, className }: TimeProps) => (
  <time dateTime={of} className={className}>
    {showMoment(of)}
  </time>
)
