import { useEffect, useState } from 'react'
import { texts } from '#texts/storefront/home-page'
import { useTextLanguage } from '../../../../ui/identity/shop-identity.ts'
import { Moment } from '../../../../ui/time.tsx'
import type { HomeSectionShown, SectionProps } from '../home-section-shown.ts'
import { SectionButton } from '../section-button.tsx'

type CountdownProps = SectionProps<Extract<HomeSectionShown, { kind: 'countdown' }>>

const MINUTE_MS = 60_000

/** The time that remains until a date. Without a script, the date alone is shown. */
export default function Countdown({ id, headline, text, ends_at, ...button }: CountdownProps) {
  const [ofHeadline, ofText] = [useTextLanguage(button, 'headline'), useTextLanguage(button, 'text')]
  return (
    <section aria-labelledby={`countdown-${id}`} className="full-bleed bg-sunken">
      <div className="shop-width grid justify-items-center py-12 text-center md:py-16">
        <h2 id={`countdown-${id}`} lang={ofHeadline} className="text-3xl text-balance wrap-anywhere">
          {headline}
        </h2>
        {text && (
          <p lang={ofText} className="mt-3 max-w-2xl whitespace-pre-line text-lg text-muted wrap-anywhere">
            {text}
          </p>
        )}
        <TimeLeft until={ends_at} />
        <p className="mt-3 text-muted text-sm">
          {texts.until} <Moment of={ends_at} />
        </p>
        <SectionButton {...button} />
      </div>
    </section>
  )
}

/** Days, hours and minutes. Their space is reserved until the browser knows the time. */
function TimeLeft({ until }: { until: string }) {
  const [now, setNow] = useState<number>()
  useEffect(() => {
    const update = () => setNow(Date.now())
    update()
    const timer = setInterval(update, MINUTE_MS / 4)
    return () => clearInterval(timer)
  }, [])
  const minutes = now === undefined ? undefined : Math.max(0, Math.ceil((Date.parse(until) - now) / MINUTE_MS))
  const parts =
    minutes === undefined
      ? undefined
      : { days: Math.floor(minutes / 1440), hours: Math.floor(minutes / 60) % 24, minutes: minutes % 60 }
  return (
    <dl className="mt-6 flex gap-3 sm:gap-5">
      {(['days', 'hours', 'minutes'] as const).map((unit) => (
        <div key={unit} className="flex w-22 flex-col-reverse rounded-card bg-surface px-3 py-3 sm:w-28">
          <dt className="text-muted text-sm">{texts.timeLeft[unit]}</dt>
          <dd className="font-display font-semibold text-3xl tabular-nums">{parts ? parts[unit] : '\u2007'}</dd>
        </div>
      ))}
    </dl>
  )
}
