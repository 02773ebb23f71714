import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import type { GroupedMultiSelectProps, GroupTone } from './grouped-multi-select-types.ts';
import { Icon } from './Icon.tsx';
import { CHECK_BOX, CHECK_BOX_OUTLINE_BLANK } from './icon-paths.ts';
import { SelectInput } from './SelectInput.tsx';

export default function GroupedMultiSelectBody({ label, groups, value, onChange, allLabel }: GroupedMultiSelectProps) {
  const shown = value.length === 0 ? [allLabel] : [...value];

  function change(next: readonly string[]) {
    onChange(next.at(-1) === allLabel ? [] : next.filter((name) => name !== allLabel));
  }

  const option = (name: string, tone?: GroupTone) => {
    const chosen = shown.includes(name);
    return (
      <MenuItem
        key={name}
        value={name}
        sx={({ vars }) => ({ gap: 1, color: tone ? vars.palette.tonos[tone].texto : undefined, fontWeight: 600 })}
      >
        <Icon d={chosen ? CHECK_BOX : CHECK_BOX_OUTLINE_BLANK} aria-hidden fontSize="small" />
        {name}
      </MenuItem>
    );
  };

  return (
    <SelectInput
      fullWidth
      label={label}
      value={shown}
      onChange={({ target }) => change(target.value as unknown as string[])}
      slotProps={{ select: { multiple: true, renderValue: (chosen) => (chosen as string[]).join(', ') } }}
    >
      {option(allLabel)}
      {groups.flatMap(({ name, tone, options }) => [
        <GroupName key={name} name={name} tone={tone} />,
        ...options.map((text) => option(text, tone)),
      ])}
    </SelectInput>
  );
}

/** The select hands every child what an option needs; a group's name takes none of it, as it cannot be chosen. */
const GroupName = ({ name, tone }: { name: string; tone: GroupTone }) => (
  <ListSubheader
    role="presentation"
    sx={({ vars }) => ({
      bgcolor: vars.palette.tonos[tone].fondo,
      color: vars.palette.tonos[tone].texto,
      lineHeight: '32px',
      fontWeight: 650,
    })}
  >
    {name}
  </ListSubheader>
);
