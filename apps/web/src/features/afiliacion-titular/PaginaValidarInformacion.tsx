import { PageHeader } from '../../ui/PageHeader.tsx';

export function PaginaValidarInformacion() {
  return <PageHeader title="Registro de titular" />;
}
