/** Why an e-mail could not be handed to a mail server. */
export const MAIL_PROBLEMS = [
  ...(['name_not_found', 'refused', 'unreachable', 'timeout', 'tls'] as const),
  ...(['login', 'sender', 'recipient', 'no_mail_server', 'other'] as const),
] as const
export type MailProblem = (typeof MAIL_PROBLEMS)[number]
