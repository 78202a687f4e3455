import * as texts from '#texts/sales/payments'

/** Says that a provider is only tried out. */
export const TestMode = () => (
  <p>
    <strong className="rounded-control bg-warn-soft px-2 py-1 text-sm text-warn">{texts.testMode}</strong>
  </p>
)
