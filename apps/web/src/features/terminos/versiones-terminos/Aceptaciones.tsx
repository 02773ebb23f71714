import Box from '@mui/material/Box';
import type { AceptacionTerminos, VersionTerminos } from '@sgpa/contract/v1/versiones-terminos';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { mostrarFechaDelServidor } from '../../../lib/mostrar.ts';
import type { DataColumn } from '../../../ui/data-table-types.ts';
import { FormSelect } from '../../../ui/FormSelect.tsx';
import { useEntesDeFiltro } from '../../catalogo/use-listas.ts';
import { TablaDeLista } from '../../lista/TablaDeLista.tsx';
import { type FiltroAceptaciones, POR_PAGINA, useAceptaciones } from '../terminos.api.ts';

const COLUMNAS: readonly DataColumn<AceptacionTerminos>[] = [
  { id: 'usuario', header: 'Usuario', cell: (u) => u.usuario },
  { id: 'nombre', header: 'Nombre', cell: (u) => u.nombre },
  { id: 'ente', header: 'Ente gestor', cell: (u) => u.enteGestor },
  {
    id: 'cuando',
    header: 'Aceptada el',
    cell: ({ aceptadoEl }) =>
      aceptadoEl === null ? 'Falta' : `${mostrarFechaDelServidor(aceptadoEl)} ${aceptadoEl.slice(11, 16)}`,
    noWrap: true,
  },
];
const SITUACIONES = [
  { value: 'ACEPTARON', label: 'Aceptaron' },
  { value: 'FALTAN', label: 'Faltan' },
];

export function Aceptaciones({ version }: { version: VersionTerminos }) {
  // Accounts of an entity that ended are among them.
  const entes = useEntesDeFiltro(true);
  const { control, watch } = useForm<Omit<FiltroAceptaciones, 'pagina'>>({
    defaultValues: { situacion: '', ente: '' },
  });
  const [pagina, setPagina] = useState(0);
  const { situacion, ente } = watch();
  const respuesta = useAceptaciones(version.version, { situacion, ente, pagina });
  const alPrincipio = () => setPagina(0);
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2, mb: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 2fr' } }}>
        <FormSelect
          control={control}
          name="situacion"
          label="Situación"
          options={SITUACIONES}
          allLabel="Todas"
          autoFocus
          onPick={alPrincipio}
        />
        <FormSelect
          control={control}
          name="ente"
          label="Ente gestor"
          options={entes}
          allLabel="Todos"
          onPick={alPrincipio}
        />
      </Box>
      <TablaDeLista
        respuesta={respuesta}
        label="Aceptaciones"
        columns={COLUMNAS}
        rows={respuesta.data?.content}
        rowId={(u) => String(u.idUsuarioSistema)}
        pageSize={POR_PAGINA}
        emptyText="No hay cuentas con los filtros elegidos."
        paging={{ page: pagina, pageCount: respuesta.data?.pages ?? 0, onChange: setPagina }}
      />
    </>
  );
}
