import { currentLanguage } from '../../../../lib/texts/current-language.ts'
import {
  findConnections,
  lockedConnection,
  type StoredConnection,
  writeConnection,
} from '../../../../server/connections/connections-store.ts'
import type { Connections } from '../../../../server/connections/open-connections.ts'
import { refuse, refuseFields } from '../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import { sendTestMail } from '../../../../server/mail/mail-problem.ts'
import type { MailServer } from '../../../../server/mail/mail-server.ts'
import { retryEmails } from '../../../../server/mail/outbox.ts'
import { senderOf } from '../../../../server/mail/sender-of.ts'
import type { Services } from '../../../../server/services.ts'
import { findUser } from '../../../core/accounts/users/users-store.server.ts'
import { recordAudit } from '../../../core/activity-log/audit-log-store.server.ts'
import { requireUser } from '../../../core/auth/guards/allow.server.ts'
import { isRecentLogin, requireRecentLogin } from '../../../core/auth/guards/recent-login.server.ts'
import type { Principal } from '../../../core/auth/session-store.server.ts'
import { settingsIn } from '../../../core/settings/read-identity.server.ts'
import { findSettings } from '../../../core/settings/settings-store.server.ts'
import { SETTINGS_SUBJECT } from '../../../core/settings/settings-subject.server.ts'
import { writeEmailConfirmation } from '../../../sales/launch/email-confirmation.server.ts'
import { testEmail, testEmailCode } from '../../../sales/launch/selling-emails.server.ts'
import { renderEmail } from '../../../ui/emails/render-email.server.ts'
import { connectionChanges, secretChange } from './audit-changes.server.ts'
import {
  getMailServer,
  type MailServerForm,
  type MailServerResponse,
  saveMailServer,
  testMailServer,
} from './mail-server.contract.ts'
import { mailServerOfUrl } from './mail-server-of-url.server.ts'

type Given = typeof MailServerForm._zod.output
type Values = Record<string, string>

const CHANGED_MEANWHILE = 'These settings were changed by someone else. Reload them and try again.'
const FROM_ENVIRONMENT = 'The mail server is set by the environment variables SMTP_URL and MAIL_FROM.'
const ENTER_PASSWORD = 'Enter the password of this user.'
const ENTER_AGAIN = 'Enter the password again, because the server or the user changed.'
const UNREADABLE = 'Enter the password again. It was stored with another data folder and can’t be read.'
const ENTER_HOST = 'Enter the name of the mail server.'

/** Registers the endpoints of the mail server. */
export function mailServerEndpoints(app: ShopApp, services: Services): void {
  const { db, clock, config, connections, identity, jobs, secret } = services
  const environment = {
    server: config.smtpUrl === undefined ? '' : 'SMTP_URL',
    from: config.mailFrom === undefined ? '' : 'MAIL_FROM',
  }

  const response = async (principal: Principal): Promise<MailServerResponse> => {
    const [stored, settings] = await Promise.all([findConnections(db, secret), findSettings(db)])
    const mail = stored.find(({ name }) => name === 'mail')
    const { host = '', port = '587', security = 'starttls', user = '' } = mail?.values ?? {}
    const entered = { host, port: Number(port), security: security as MailServer['security'], user }
    return {
      version: mail?.version ?? 0,
      ...entered,
      has_password: Boolean(mail?.secrets?.password),
      is_unreadable: mail?.secrets === null,
      ...(config.smtpUrl !== undefined && { ...mailServerOfUrl(config.smtpUrl), is_unreadable: false }),
      from: config.mailFrom ?? mail?.values.from ?? '',
      is_confirmed: settingsIn(settings, 'selling').email_confirmed_at !== '',
      environment,
      needs_password: !(await isRecentLogin(services, principal)),
    }
  }

  app.route({ ...getMailServer, handler: (request) => response(requireUser(request)) })

  app.route({
    ...saveMailServer,
    handler: async (request) => {
      const principal = requireUser(request)
      if (environment.server && environment.from) throw refuse(FROM_ENVIRONMENT, 409)
      const { version, own_password, ...given } = request.body
      await requireRecentLogin(services, principal, own_password)
      const by = { actorId: principal.id, now: clock() }
      await db.transaction().execute(async (tx) => {
        const held = await lockedConnection(tx, 'mail', secret)
        if ((held?.version ?? 0) !== version) throw refuse(CHANGED_MEANWHILE, 409)
        const password = environment.server ? (held?.secrets?.password ?? '') : passwordOf(given, held)
        const values = valuesOf(given, held)
        const changes = [
          ...connectionChanges('mail_server', held?.values, values),
          ...secretChange('mail_server[password]', held?.secrets?.password, password),
        ]
        if (changes.length === 0) return
        await recordAudit(tx, SETTINGS_SUBJECT, changes, by)
        await writeConnection(tx, { name: 'mail', values, secrets: { password } }, { secret, now: by.now })
        await writeEmailConfirmation(tx, '', by)
        await retryEmails(tx, by.now)
      })
      await connections.reload()
      jobs.wake()
      return response(principal)
    },
  })

  app.route({
    ...testMailServer,
    handler: async (request) => {
      const user = await findUser(db, requireUser(request).id)
      const to = user?.email ?? ''
      const mail = await testedMail(request.body)
      if (mail.server === undefined) throw refuseFields({ host: [ENTER_HOST] })
      const { subject, text, html } = renderEmail(
        currentLanguage(),
        () => testEmail(identity().name, to, testEmailCode(to, mail, secret)),
        services,
      )
      const content = { subject, text, ...(html !== undefined && { html }), date: clock() }
      const found = await sendTestMail(mail.server, { ...senderOf(mail.from, identity()), to, ...content })
      return { to, problem: found?.problem ?? null, detail: found?.detail ?? '' }
    },
  })

  /** Returns the connection that the form describes, with the stored password if it still applies. */
  async function testedMail(given: Given): Promise<Pick<Connections['mail'], 'server' | 'from'>> {
    const from = config.mailFrom ?? (given.from || connections.current().mail.from)
    if (environment.server) return { server: connections.current().mail.server, from }
    if (given.host === '') return { server: undefined, from }
    const { host, port, security, user } = given
    const held = (await findConnections(db, secret)).find(({ name }) => name === 'mail')
    return { server: { host, port, security, user, password: passwordOf(given, held) }, from }
  }

  /** Returns the values to store. Values that the environment overrides stay as they are. */
  function valuesOf({ host, port, security, user, from }: Given, held: StoredConnection | undefined): Values {
    const server: Values = host === '' ? {} : { host, port: String(port), security, user }
    const { from: heldFrom = '', ...heldServer } = held?.values ?? {}
    return { ...(environment.server ? heldServer : server), from: environment.from ? heldFrom : from }
  }
}

/**
 * Returns the password of the form, or the stored one. A stored password is never sent to another server.
 * @throws Refusal 400 at `password` if it must be entered
 */
function passwordOf({ host, port, security, user, password }: Given, held: StoredConnection | undefined): string {
  if (host === '' || user === '') return ''
  if (password !== '') return password
  if (held?.secrets === null) throw refuseFields({ password: [UNREADABLE] })
  const stored = held?.secrets.password
  if (!stored) throw refuseFields({ password: [ENTER_PASSWORD] })
  const isSame = Object.entries({ host, port: String(port), security, user }).every(
    ([field, value]) => held?.values[field] === value,
  )
  if (!isSame) throw refuseFields({ password: [ENTER_AGAIN] })
  return stored
}
