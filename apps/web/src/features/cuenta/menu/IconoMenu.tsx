import Account from '@mui/icons-material/AccountCircleOutlined';
import Circle from '@mui/icons-material/CircleOutlined';
import Fact from '@mui/icons-material/FactCheckOutlined';
import Gavel from '@mui/icons-material/GavelOutlined';
import GroupAdd from '@mui/icons-material/GroupAddOutlined';
import Help from '@mui/icons-material/HelpOutlineOutlined';
import Insights from '@mui/icons-material/InsightsOutlined';
import Key from '@mui/icons-material/KeyOutlined';
import Manage from '@mui/icons-material/ManageAccountsOutlined';
import Outbox from '@mui/icons-material/OutboxOutlined';
import People from '@mui/icons-material/PeopleOutlined';
import PersonAdd from '@mui/icons-material/PersonAddOutlined';
import PersonOff from '@mui/icons-material/PersonOffOutlined';
import Policy from '@mui/icons-material/PolicyOutlined';
import Search from '@mui/icons-material/SearchOutlined';
import Tune from '@mui/icons-material/TuneOutlined';
import Verified from '@mui/icons-material/VerifiedOutlined';

/** The names that the server uses in `icono`. */
const ICONOS: Record<string, typeof People> = {
  people: People,
  person_add: PersonAdd,
  group_add: GroupAdd,
  person_off: PersonOff,
  help: Help,
  insights: Insights,
  search: Search,
  fact_check: Fact,
  outbox: Outbox,
  verified: Verified,
  manage_accounts: Manage,
  gavel: Gavel,
  policy: Policy,
  tune: Tune,
  key: Key,
  account: Account,
};

export function IconoMenu({ nombre }: { nombre: string }) {
  const Icono = ICONOS[nombre] ?? Circle;
  return <Icono aria-hidden fontSize="small" />;
}
