import { texts } from '#texts/sales/payments'

/** The notice that the provider runs in test mode. */
export const TestMode = () => (
  <p>
    <strong className="rounded-control bg-warn-soft px-2 py-1 text-sm text-warn">{texts.testMode}</strong>
  </p>
)
