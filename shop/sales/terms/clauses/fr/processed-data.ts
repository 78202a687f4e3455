import { CODE_GOOD_FOR_MINUTES } from '../../../../core/accounts/account-limits.ts'
import { ANONYMIZED_AFTER_DAYS } from '../../../orders/anonymization/retention.ts'
import type { Clause } from '../../section.ts'
import type { Operator } from '../operator.ts'

/**
 * Lists the stored data, following the tables of each module (`tables.ts`). A new table with personal data must be
 * added here.
 */
export const processedData = ({ isSelling, paysWith }: Operator): Clause => ({
  title: 'Données traitées, finalités, bases légales et durées de conservation',
  text: [
    `La consultation de la boutique ne demande aucune donnée. Les champs d’un formulaire correspondent aux données
    nécessaires à son objet ; sans elles, nous ne pouvons pas donner suite.`,
    {
      terms: [
        {
          term: 'Votre compte',
          text: `Prénom et nom, adresse e-mail, photo si vous en ajoutez une, empreinte de votre mot de passe, dates de
          création du compte et de confirmation de l’adresse ; ses adresses antérieures, si vous en avez changé ; si vous vous
          connectez par un fournisseur d’identité, le numéro sous lequel il vous connaît. Pour gérer le compte : exécution du
          contrat avec vous (RGPD, article 6.1.b). Jusqu’à la suppression du compte.`,
        },
        {
          term: 'Connexion',
          text: `Pour chaque connexion, l’empreinte de son jeton, son début, sa dernière utilisation et sa fin ; pour chaque
          code envoyé par e-mail, son empreinte. Pour vérifier votre identité : exécution du contrat. Une connexion prend fin
          après 30 jours, ou 7 jours sans utilisation ; un code après ${CODE_GOOD_FOR_MINUTES} minutes, et ce que nous en
          conservons après un jour.`,
        },
        {
          term: 'Panier et articles mis de côté',
          text: `Les variantes et leurs quantités. Pour les conserver à votre intention : exécution du contrat. Jusqu’à ce que
          vous les retiriez ou supprimiez le compte.`,
        },
        {
          term: 'Commandes',
          text: `Ce que vous avez acheté, à quel prix et quand, et l’avancement. Pour exécuter la commande : exécution du
          contrat ; pour tenir notre comptabilité pendant dix ans : obligation légale (article 6.1.c ; Code de commerce,
          article L123-22). Lorsque vous supprimez votre compte, ses commandes restent dans la comptabilité mais ne mènent
          plus à vous ; celles d’un compte que vous conservez cessent de mener à vous dix ans après la fin de leur
          année. ${
            isSelling
              ? `Une commande conserve sa propre copie du nom, de l’adresse e-mail, des adresses postales et du téléphone que vous
                avez donnés pour elle, le mode de paiement prévu, ainsi que la date et le montant des paiements : le compte
                d’origine d’un virement reste chez notre banque.${
                  paysWith
                    ? ` D’un paiement par ${paysWith}, elle conserve des références et le moyen utilisé : pour une carte, la marque et ses quatre derniers chiffres.`
                    : ''
                }
                Les commandes en cours se poursuivent après la suppression d’un compte, à l’aide de cette copie ; celle-ci, nos
                e-mails sur la commande et vos déclarations de rétractation sont supprimés ${ANONYMIZED_AFTER_DAYS} jours après
                la livraison ou l’annulation de la commande, une fois que tout est réglé. Ce que vous avez acheté, à quel prix et
                pour quel pays reste dans la comptabilité.`
              : 'Tant que les commandes sont désactivées, elles ne contiennent aucune adresse postale et nous ne détenons aucune donnée de paiement.'
          }`,
        },
        ...(isSelling
          ? [
              {
                term: 'Rétractations',
                text: `Nom, adresse e-mail, numéro de la commande et objet de la rétractation, tels que vous les avez déclarés, avec
                l’heure de réception ; la suite donnée et la localisation du colis renvoyé. Pour exécuter la rétractation et prouver
                sa déclaration : obligation légale (article 6.1.c ; Code de la consommation, L221-21 et L221-24). Aussi longtemps
                que votre compte ; si vous le supprimez, ou n’en aviez pas, jusqu’à ${ANONYMIZED_AFTER_DAYS} jours après la livraison
                ou l’annulation de la commande et la fin de la rétractation.`,
              },
            ]
          : []),
        {
          term: 'Adresses enregistrées',
          text: `Nom, entreprise, rue, code postal, ville, pays et téléphone des adresses que vous enregistrez, et l’adresse par
          défaut. Pour les préremplir : exécution du contrat. Jusqu’à ce que vous les supprimiez ou supprimiez le compte.`,
        },
        {
          term: 'Avis',
          text: `Le texte, les étoiles, la variante et les dates, dont celle de la commande ; notre réponse, et le motif si nous
          masquons l’avis. Pour publier ce que vous nous avez demandé de publier : exécution du contrat. Jusqu’à ce que vous
          fassiez supprimer un avis ; lorsque vous supprimez votre compte, vos avis restent sans votre nom ni votre photo.`,
        },
        {
          term: 'Signalements',
          text: `L’avis que vous avez signalé, la date et le motif. Pour statuer sur l’avis : obligation légale
          (article 6.1.c ; règlement (UE) 2022/2065, article 16). Jusqu’à la suppression du compte.`,
        },
        {
          term: 'Messages',
          text: `Nom, adresse e-mail, titre et texte de ce que vous envoyez avec le formulaire de contact, le compte alors
          connecté, vos messages suivants et nos réponses. Pour vous répondre : notre intérêt légitime à répondre
          (article 6.1.f), ou le contrat s’il est concerné. Tant que la demande est en cours, puis seulement tant qu’une
          action peut en résulter : cinq ans après notre réponse (Code civil, article 2224).`,
        },
        {
          term: 'Une note vous concernant',
          text: `Ce que notre équipe note pour bien vous servir, par exemple qu’un colis est à déposer de préférence chez un
          voisin. Pour nous souvenir de ce que vous nous avez dit : notre intérêt légitime à bien vous servir
          (article 6.1.f). Elle fait partie des données que nous vous remettons. Jusqu’à ce que nous la retirions, ou que
          vous supprimiez le compte.`,
        },
        {
          term: 'Étiquettes',
          text: `De courts termes avec lesquels notre équipe regroupe les clients, par exemple « Revendeur ». Pour bien vous
          servir : notre intérêt légitime (article 6.1.f). Elles font partie des données que nous vous remettons. Jusqu’à ce
          que nous les retirions, ou que vous supprimiez le compte.`,
        },
        {
          term: 'Offres par e-mail',
          text: `Votre éventuel accord : son texte, et quand et où vous l’avez donné, confirmé et retiré. Pour n’envoyer que ce
          que vous souhaitez : votre consentement (article 6.1.a), que vous pouvez retirer à tout moment dans votre compte ;
          et pour en apporter la preuve (article 7.1). Jusqu’à la suppression du compte. La preuve d’un consentement confirmé
          est ensuite conservée trois ans, sans votre nom ni votre adresse, en cas de réclamation (article 17.3.e).`,
        },
        {
          term: 'E-mails qui vous sont adressés',
          text: `Adresse, texte et heure des e-mails envoyés par la boutique, par exemple des codes. Pour envoyer chacun une
          seule fois et savoir pourquoi l’un d’eux n’est pas arrivé : exécution du contrat. Le texte jusqu’à l’envoi (celui
          d’un code est chiffré jusque-là), l’adresse et l’objet tant que la question peut se poser : sept jours.${
            isSelling ? ' Le texte d’un e-mail concernant une commande est conservé avec cette commande.' : ''
          } Ils sont supprimés avec votre compte ; un dernier e-mail vous en informe.`,
        },
        {
          term: 'Protection contre les abus',
          text: `Votre adresse IP et l’adresse e-mail utilisée lors d’une connexion, comptées pendant quelques minutes à un jour
          afin de limiter le nombre d’essais. Pour la sécurité des comptes et de la boutique : notre intérêt légitime
          (article 6.1.f). Le journal des requêtes contient l’adresse de la page, l’heure et le résultat, et non votre
          adresse IP.`,
        },
      ],
    },
  ],
})
