import { Icon } from '../../../ui/Icon.tsx';
import {
  ACCOUNT_CIRCLE_OUTLINED,
  CIRCLE_OUTLINED,
  FACT_CHECK_OUTLINED,
  GAVEL_OUTLINED,
  GROUP_ADD_OUTLINED,
  HELP_OUTLINE_OUTLINED,
  INSIGHTS_OUTLINED,
  KEY_OUTLINED,
  MANAGE_ACCOUNTS_OUTLINED,
  OUTBOX_OUTLINED,
  PEOPLE_OUTLINED,
  PERSON_ADD_OUTLINED,
  PERSON_OFF_OUTLINED,
  POLICY_OUTLINED,
  SEARCH_OUTLINED,
  TUNE_OUTLINED,
  VERIFIED_OUTLINED,
} from '../../../ui/icon-paths.ts';

/** The keys are the names that the server uses in `icono`. */
const ICONOS: Record<string, string> = {
  people: PEOPLE_OUTLINED,
  person_add: PERSON_ADD_OUTLINED,
  group_add: GROUP_ADD_OUTLINED,
  person_off: PERSON_OFF_OUTLINED,
  help: HELP_OUTLINE_OUTLINED,
  insights: INSIGHTS_OUTLINED,
  search: SEARCH_OUTLINED,
  fact_check: FACT_CHECK_OUTLINED,
  outbox: OUTBOX_OUTLINED,
  verified: VERIFIED_OUTLINED,
  manage_accounts: MANAGE_ACCOUNTS_OUTLINED,
  gavel: GAVEL_OUTLINED,
  policy: POLICY_OUTLINED,
  tune: TUNE_OUTLINED,
  key: KEY_OUTLINED,
  account: ACCOUNT_CIRCLE_OUTLINED,
};

export const IconoMenu = ({ nombre }: { nombre: string }) => (
  <Icon d={ICONOS[nombre] ?? CIRCLE_OUTLINED} aria-hidden fontSize="small" />
);
