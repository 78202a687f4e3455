import { href } from 'react-router'
import { texts } from '#texts/admin/dashboard'
import { Sentence } from '../../ui/sentence.ts'
import { Moment } from '../../ui/time.tsx'
import { useWaiting } from '../shell/waiting/use-waiting.ts'
import type { Dashboard } from './dashboard.contract.ts'
import { DashboardList, DashboardRow, DashboardSection, EmptyList } from './dashboard-section.tsx'

/** Messages waiting for an answer, and other pending decisions. */
export function MessagesToAnswer({ messages }: Pick<Dashboard, 'messages'>) {
  const { reviews = 0, withdrawals = 0, payments = 0 } = useWaiting() ?? {}
  const decisions = [
    { count: payments, to: href('/admin/payments'), name: texts.attention(payments) },
    { count: withdrawals, to: href('/admin/withdrawals'), name: texts.openWithdrawals(withdrawals) },
    { count: reviews, to: href('/admin/reviews'), name: texts.reportedReviews(reviews) },
  ].filter(({ count }) => count > 0)
  return (
    <DashboardSection title={texts.messages} more={{ to: href('/admin/contact'), name: texts.allMessages }}>
      {messages.length === 0 && <EmptyList>{texts.noMessages}</EmptyList>}
      <DashboardList>
        {messages.map(({ id, name, title, time_created }) => (
          <DashboardRow
            key={id}
            to={href('/admin/contact/:id', { id: String(id) })}
            name={title}
            about={<Sentence of={texts.writtenBy(name, <Moment of={time_created} />)} />}
          />
        ))}
        {decisions.map(({ to, name }) => (
          <DashboardRow key={to} to={to} name={name} />
        ))}
      </DashboardList>
    </DashboardSection>
  )
}
