import { showDay, showMoment } from '../../lib/texts/dates.ts'

interface TimeProps {
  /** As on the wire (ISO 8601). */
  of: string
  className?: string
}

/** A day, by the shop's clock. */
export const Day = ({ of, className }: TimeProps) => (
  <time dateTime={of} className={className}>
    {showDay(of)}
  </time>
)

/** A day with its time, by the shop's clock. */
export const Moment = ({ of, className }: TimeProps) => (
  <time dateTime={of} className={className}>
    {showMoment(of)}
  </time>
)
