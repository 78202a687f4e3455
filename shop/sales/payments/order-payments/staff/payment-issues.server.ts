import { texts } from '#texts/sales/payments/order-payments/staff'
import { toPrice } from '../../../../../lib/money.ts'
import { translatedSentence } from '../../../../../lib/texts/error-sentences.ts'
import type { Services } from '../../../../../server/services.ts'
import type { PaymentProvider } from '../../../../extension/payment-provider.ts'
import { methodTexts } from '../../methods/method-texts.server.ts'
import type { PaymentRow } from '../../payments-store.server.ts'
import { findPaymentsWithIssues } from '../../payments-with-issues.server.ts'
import { findRefundsUnderWay, findRefundsWithIssues } from '../../refunds/refunds-store.server.ts'
import { findUnsettledProviders } from '../../unsettled-providers.server.ts'
import { findProvider, findUnmatchedPayments, findUnresolvedNotices } from '../../webhooks/webhooks-store.server.ts'
import { PAYMENT_ALARMS } from '../alarms/payment-alarms.contract.ts'
import { paymentAlarms, REFUNDED_AFTER_MS } from '../alarms/payment-alarms.server.ts'
import { webhookAddress } from '../webhooks/webhooks.server.ts'
import type { DisconnectedProvider, PaymentIssue, PaymentsState, ProviderState } from './staff-payments.contract.ts'

type IssueServices = Pick<Services, 'db' | 'clock' | 'paymentMethods' | 'publicUrl'>

/** Loads the connection state of the providers and the open payment issues, oldest first. */
export async function paymentsState(services: IssueServices): Promise<PaymentsState> {
  const { db, clock } = services
  const now = clock()
  const named = ({ provider }: { provider: string }) => ({ provider, provider_name: providerName(services, provider) })
  const [providers, disconnected, alarms, payments, refunds, late, unmatched, notices] = await Promise.all([
    Promise.all(services.paymentMethods.online().map(({ provider }) => providerState(services, provider))),
    findDisconnected(services),
    paymentAlarms(services),
    findPaymentsWithIssues(db, now),
    findRefundsWithIssues(db),
    findRefundsUnderWay(db, new Date(now.getTime() - REFUNDED_AFTER_MS)),
    findUnmatchedPayments(db),
    findUnresolvedNotices(db, now),
  ])
  const needs_you: PaymentIssue[] = [
    ...payments.map((payment) => ({
      kind: kindOf(payment),
      ...{ id: payment.id, order: payment.order_id, email: '', reference: payment.reference ?? '' },
      ...named(payment),
      amount: toPrice(isOverdrawn(payment) ? payment.overdrawn_cents : payment.cents),
      reason: payment.differs ?? (payment.is_disputed ? 'dispute' : ''),
      since: (payment.unclear_since ?? payment.opened_at).toISOString(),
      answer_by: payment.dispute_answer_by?.toISOString() ?? null,
    })),
    ...[...refunds, ...late].map(({ id, order_id, cents, reference, reason, state, ask_at, made_at, provider }) => ({
      kind:
        state === 'failed'
          ? ('refund_failed' as const)
          : ask_at
            ? ('refund_late' as const)
            : ('refund_by_hand' as const),
      ...{
        id,
        order: order_id,
        amount: toPrice(cents),
        reference: reference ?? '',
        email: '',
        reason: texts.refundReasons[reason] ?? translatedSentence(reason),
      },
      ...{ ...named({ provider }), since: made_at.toISOString(), answer_by: null },
    })),
    ...unmatched.map(({ provider, reference, cents, email, seen_at }) => ({
      ...{ kind: 'stray' as const, id: null, order: null, amount: toPrice(cents), reference, email, reason: '' },
      ...{ ...named({ provider }), since: seen_at.toISOString(), answer_by: null },
    })),
    ...notices.map(({ id, provider, reference, kind, received_at }) => ({
      ...{ kind: 'notice' as const, id, order: null, amount: null, reference, email: '', reason: kind },
      ...{ ...named({ provider }), since: received_at.toISOString(), answer_by: null },
    })),
  ]
  const activeAlarms = PAYMENT_ALARMS.map((alarm) => ({ alarm, count: alarms[alarm] })).filter(({ count }) => count > 0)
  return {
    provider: providers[0] ?? null,
    providers,
    disconnected,
    alarms: activeAlarms,
    needs_you: needs_you.toSorted((one, other) => one.since.localeCompare(other.since)),
  }
}

const isOverdrawn = ({ overdrawn_cents, overdrawn_seen_at }: PaymentRow) => overdrawn_cents > 0 && !overdrawn_seen_at

function kindOf(payment: PaymentRow): PaymentIssue['kind'] {
  const { differs, unclear_since, dispute_state } = payment
  if (differs) return 'differs'
  if (isOverdrawn(payment)) return 'overdrawn'
  if (unclear_since) return 'unclear'
  return dispute_state === 'lost' ? 'dispute_lost' : 'disputed'
}

async function providerState({ db, publicUrl }: IssueServices, provider: PaymentProvider): Promise<ProviderState> {
  const { label, isTest, id } = provider
  const known = await findProvider(db, id)
  const { refusedNotices } = provider.health()
  return {
    label,
    is_test: isTest,
    notices_address: publicUrl() + webhookAddress(id),
    heard_on: known?.heard_at?.toISOString() ?? null,
    compared_on: known?.listed_at?.toISOString() ?? null,
    refused_notices: refusedNotices,
  }
}

/** Returns the name of a provider; its id while it is not connected, and empty for a manual method. */
function providerName({ paymentMethods }: IssueServices, id: string): string {
  const isManual = paymentMethods.manual.some((method) => method.id === id)
  return isManual ? '' : (paymentMethods.provider(id)?.label ?? id)
}

/** Finds the providers that have unsettled payments, refunds or disputes but are not connected. */
async function findDisconnected({ db, paymentMethods }: IssueServices): Promise<DisconnectedProvider[]> {
  const unsettled = await findUnsettledProviders(db)
  return unsettled
    .filter(({ provider }) => !paymentMethods.provider(provider))
    .map(({ provider, payments, refunds, disputes, ...stored }) => ({
      ...{ id: provider, name: methodTexts(stored, paymentMethods).name },
      ...{ payments, refunds, disputes },
    }))
}
