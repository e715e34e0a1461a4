<?php
/** What an author can choose, and what is wrong with a choice. */

namespace Hourhand;

defined( 'ABSPATH' ) || exit;

/** The games, their attributes and what each takes: see games.json. */
function data(): array {
	static $data = null;
	if ( null === $data ) {
		$data = json_decode( file_get_contents( dirname( __DIR__ ) . '/games.json' ), true );
	}
	return $data;
}

/** The settings of a game by name: attributes of every game, its own options, sizes, texts within the tag. */
function settings_of( string $game ): array {
	$own = data()['games'][ $game ];
	$all = data()['common'] + $own['options'] + data()['sizes'] + data()['contents'];
	return array_diff_key( $all, array_flip( $own['without'] ?? array() ) );
}

/** The attributes of the block: a game, and the settings of all games. */
function block_attributes(): array {
	$attributes = array(
		'game' => array(
			'type'    => 'string',
			'default' => 'clock',
		),
	);
	foreach ( array_keys( data()['games'] ) as $game ) {
		foreach ( settings_of( $game ) as $name => $setting ) {
			$attributes[ $name ] = array( 'type' => 'boolean' === $setting['kind'] ? 'boolean' : 'string' );
		}
	}
	return $attributes;
}

/**
 * Keeps what a game takes.
 *
 * @param array $given Settings by name, as the author wrote them. A number as the key means a name alone.
 * @return array With the game, its valid settings by name, and a sentence for each fault.
 */
function choose( array $given ): array {
	$game   = 'clock';
	$valid  = array();
	$faults = array();
	if ( isset( $given['game'] ) && '' !== $given['game'] ) {
		if ( is_string( $given['game'] ) && isset( data()['games'][ $given['game'] ] ) ) {
			$game = $given['game'];
		} else {
			$faults[] = fault_of( 'game', $given['game'], implode( ', ', array_keys( data()['games'] ) ) );
		}
	}
	unset( $given['game'] );
	$settings = settings_of( $game );
	foreach ( $given as $name => $value ) {
		if ( is_int( $name ) ) {
			$name  = is_string( $value ) ? $value : '';
			$value = 'true';
		}
		if ( ! isset( $settings[ $name ] ) ) {
			$faults[] = sprintf(
				/* translators: 1: what was given, 2: a game, 3: a list of settings */
				__( '%1$s is not a setting of %2$s; it has %3$s', 'hourhand' ),
				shortened( $name ),
				data()['games'][ $game ]['title'],
				implode( ', ', array_keys( $settings ) )
			);
			continue;
		}
		if ( is_bool( $value ) ) {
			$value = $value ? 'true' : 'false';
		}
		$value = is_scalar( $value ) ? trim( (string) $value ) : '?';
		if ( '' === $value ) {
			continue;
		}
		if ( 1 === preg_match( '/^(?:' . $settings[ $name ]['pattern'] . ')$/Du', $value ) ) {
			$valid[ $name ] = $value;
		} else {
			$faults[] = fault_of( $name, $value, $settings[ $name ]['takes'] );
		}
	}
	return array(
		'game'     => $game,
		'settings' => $valid,
		'faults'   => $faults,
	);
}

/**
 * @param string $name  Of the setting.
 * @param mixed  $value What was given.
 * @param string $takes What the setting takes.
 */
function fault_of( string $name, $value, string $takes ): string {
	return sprintf(
		/* translators: 1: a setting, 2: what was given, 3: what the setting takes */
		__( '%1$s="%2$s" is not valid; it takes %3$s', 'hourhand' ),
		$name,
		shortened( is_scalar( $value ) ? (string) $value : '?' ),
		$takes
	);
}

/** What an author wrote, short enough for one line. */
function shortened( string $text ): string {
	return wp_html_excerpt( preg_replace( '/\s+/', ' ', $text ), 40, '…' );
}
