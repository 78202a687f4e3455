import { texts } from '#texts/admin/settings/connections'
import type { MailTestResult as Result } from './mail-server.contract.ts'

/** The result of a test message: accepted, or a diagnosis with the server's answer. */
export function MailTestResult({ isSending, result }: { isSending: boolean; result: Result | undefined }) {
  return (
    <div role="status">
      {isSending ? <p className="text-muted text-sm">{texts.isSending}</p> : result && <Outcome {...result} />}
    </div>
  )
}

function Outcome({ to, problem, detail }: Result) {
  if (problem === null)
    return (
      <p className="rounded-control bg-good-soft px-4 py-3 text-good text-sm wrap-anywhere">{texts.accepted(to)}</p>
    )
  return (
    <div className="rounded-control bg-danger-soft px-4 py-3 text-danger text-sm wrap-anywhere">
      <p className="font-medium">{texts.failed}</p>
      <p>{texts.problems[problem]}</p>
      {detail && <p className="mt-1">{texts.serverAnswer(detail)}</p>}
    </div>
  )
}
